struct SemanticTokens { static let types = ["parameter"] }
