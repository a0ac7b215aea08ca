@_exported import Charts
