import Kit

extension Uploader: KitDelegate {}
