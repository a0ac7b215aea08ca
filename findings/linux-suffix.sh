#!/bin/sh
# Bundle of Foundation for Linux, in Swift 6.3.1 (x86-64), and a table whose name ends in "-linux". It needs
# that toolchain, and no package.
#
# Guess: "Menu-linux.strings" is a table of its own, beside "Menu.strings", as "Menu-server.strings" is; or it
# adds to the other, as the words for Linux.
#
# Seen: asked for table "Menu", Bundle reads "Menu-linux.strings" in its place. What the plain table alone has
# is shown as its key. At the bundle's root it also hides the tables of all language folders, and other
# resources are exchanged in the same way: "Settings" gives Settings-linux.json. Other endings ("-macos",
# "-Linux", "~ipad") are names like any other on Linux.
#
# To know: name a table for the server or for Linux otherwise, "LinuxMenu.strings".
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
for ending in -linux -server -macos -Linux '~ipad'; do
  folder="app$ending/en.lproj"
  mkdir -p "$folder"
  printf '"k" = "of the plain table";\n"only" = "of the plain table";\n' >"$folder/Menu.strings"
  printf '"k" = "of the other table";\n' >"$folder/Menu$ending.strings"
done
mkdir -p root/en.lproj
echo '"k" = "of the language";' >root/en.lproj/Menu.strings
echo '"k" = "of the root";' >root/Menu-linux.strings
touch root/Settings.json root/Settings-linux.json
cat >tables.swift <<'SWIFT'
import Foundation

for ending in ["-linux", "-server", "-macos", "-Linux", "~ipad"] {
    let bundle = Bundle(path: "app\(ending)")!
    let texts = ["k", "only"].map { bundle.localizedString(forKey: $0, value: nil, table: "Menu") }
    print("\(ending): \(texts.joined(separator: ", "))")
}
let root = Bundle(path: "root")!
print("root:", root.localizedString(forKey: "k", value: nil, table: "Menu"))
print("file:", root.url(forResource: "Settings", withExtension: "json")!.lastPathComponent)
SWIFT
swiftc tables.swift -o tables
./tables >seen
cat >wanted <<'SEEN'
-linux: of the other table, only
-server: of the plain table, of the plain table
-macos: of the plain table, of the plain table
-Linux: of the plain table, of the plain table
~ipad: of the plain table, of the plain table
root: of the root
file: Settings-linux.json
SEEN
diff wanted seen
