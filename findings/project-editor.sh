#!/bin/sh
# pbxproj 4.3.3 (PyPI, the library of mod-pbxproj), adding tables to a project, with Python 3.11.
#
# Guess: a String Catalog gets its type and is built as a resource, and a translation joins the variant
# group of its table, as where Xcode adds them.
#
# Seen: catalogs, plural rules and definitions of intents are types that it does not know, and refuses. With
# 'ignore_unknown_type' they are added as resources whose type is the word 'None'. A translation becomes
# a file of its own beside the variant group of its table, which stays as it was, and 'knownRegions'
# does not get the language.
#
# To know: look at 'lastKnownFileType' in a project that a script writes; a catalog has 'text.json.xcstrings'.
# 'l10nscan' reports a language that tables have and the project does not declare.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check pbxproj==4.3.3

cat >"$place/add.py" <<'PYTHON'
import pathlib
import re
import sys

from pbxproj import XcodeProject
from pbxproj.pbxextensions import FileOptions

PROJECT = """// !$*UTF8*$!
{
	archiveVersion = 1;
	classes = {
	};
	objectVersion = 56;
	objects = {
		A00000000000000000000001 = {isa = PBXGroup; children = (A00000000000000000000008); sourceTree = "<group>"; };
		A00000000000000000000002 = {isa = PBXProject; buildConfigurationList = A00000000000000000000006; developmentRegion = en; knownRegions = (en, Base); mainGroup = A00000000000000000000001; targets = (A00000000000000000000003); };
		A00000000000000000000003 = {isa = PBXNativeTarget; buildConfigurationList = A00000000000000000000006; buildPhases = (A00000000000000000000005); dependencies = (); name = App; productName = App; productType = "com.apple.product-type.application"; };
		A00000000000000000000005 = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (A0000000000000000000000A); runOnlyForDeploymentPostprocessing = 0; };
		A00000000000000000000006 = {isa = XCConfigurationList; buildConfigurations = (A00000000000000000000007); };
		A00000000000000000000007 = {isa = XCBuildConfiguration; buildSettings = { }; name = Debug; };
		A00000000000000000000008 = {isa = PBXVariantGroup; children = (A00000000000000000000009); name = Localizable.strings; sourceTree = "<group>"; };
		A00000000000000000000009 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
		A0000000000000000000000A = {isa = PBXBuildFile; fileRef = A00000000000000000000008; };
	};
	rootObject = A00000000000000000000002;
}
"""
place = pathlib.Path(sys.argv[1])
manifest = place / "App.xcodeproj" / "project.pbxproj"
manifest.parent.mkdir()
manifest.write_text(PROJECT)
project = XcodeProject.load(str(manifest))
for name in ["Localizable.xcstrings", "de.lproj/Localizable.stringsdict", "Intents.intentdefinition"]:
    path = place / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("")
    try:
        project.add_file(str(path))
    except ValueError as error:
        print(f"{name}: {str(error).split(':')[0]}")
    project.add_file(str(path), file_options=FileOptions(ignore_unknown_type=True))
german = place / "de.lproj" / "Localizable.strings"
german.write_text("")
project.add_file(str(german))
project.save()
text = manifest.read_text()
for name, kind in sorted(re.findall(r"/\* (\S+) \*/ = {isa = PBXFileReference; lastKnownFileType = (\S+);", text)):
    print(f"{name}: {kind}")
objects = project.objects
group = next(iter(objects.get_objects_in_section("PBXVariantGroup")))
regions = next(iter(objects.get_objects_in_section("PBXProject"))).knownRegions
built = [entry for phase in objects.get_objects_in_section("PBXResourcesBuildPhase") for entry in phase.files]
print(f"{len(group.children)} in the variant group, {len(built)} built, regions {', '.join(regions)}")
PYTHON
"$place/venv/bin/python" "$place/add.py" "$place" >"$place/seen"
cat >"$place/wanted" <<'SEEN'
Localizable.xcstrings: Unknown file extension
de.lproj/Localizable.stringsdict: Unknown file extension
Intents.intentdefinition: Unknown file extension
Intents.intentdefinition: None
Localizable.strings: text.plist.strings
Localizable.stringsdict: None
Localizable.xcstrings: None
en: text.plist.strings
1 in the variant group, 5 built, regions en, Base
SEEN
diff "$place/wanted" "$place/seen"
