import Testing

@testable import ProjectModel

/// Which folders a script may copy.
@Suite struct CopyingScriptTests {
  @Test(
    arguments: [
      "cd Old && cp -R . $TARGET", "cp Old/*.strings x", "/bin/cp -p Old/$LANG.lproj/*.strings x",
      "FROM=\"$SRCROOT/Old\"\nif [ -d x ]; then sudo rsync -a \"$FROM/\" x 2>&1; fi",
      "for table in Old/*; do cp \"$table\" x; done", "find Old -type f -exec cp {} x \\;",
      "find Old -type f | xargs -I {} cp {} x", "TABLES=(\n  New\n  Old\n)\ncp ${TABLES[@]} x",
      "take() {\n  cp -R \"$1\" x\n}\ntake Old", "for l in *.lproj; do cp -R $l x; done",
      "sh -c 'cp -R Old x'", "a=$(ls Old); cp $a x", "cp -R ../Project/Old x", "cp -R ./Old/ x",
      "cp a \"$TARGET/de.lproj/\"", "cat <<END\nisn't it\nEND\ncp -R Old x",
      "cat <<-'END' > y && cp -R Old x\n\tEND", "xcrun --sdk macosx ditto Old x",
      "sudo -u me cp -R Old x", "nice -n 5 cp -R Old x", "CP=\"cp -R\"; $CP Old x",
      "function take {\n  cp -R \"$1\" x\n}\ntake Old", "cp -R {New,Old} x",
      "set -- Old; cp -R \"$@\" x",
    ]
  )
  func `a script may copy a folder that its commands name`(script: String) {
    #expect(CopyingScript(script).mayCopy("Old"))
  }

  @Test(
    arguments: [
      // What lies in a folder is not the folder.
      "cp -R Old/Theme x", "cp Old/Theme/*.png x", "cp Old/logo.png x",
      // Other extensions than those of tables.
      "cp \"$SRCROOT/Old/\"*.png x",
      // Words of commands that copy nothing.
      "echo \"cp -R Old x\"", "echo 'Run install' >&2; lint --config Old/lint.yml",
      "brew install lint; lint Old", "cp a b; lint Old", "cp a b # Old", "cp a b > Old",
      "installer Old", "cp -R New Old", "cp a b && ls Old/Theme",
      "cat <<END\ncp -R Old x\nEND", "cat <<END\ncp -R Old x",
    ]
  )
  func `a script copies no folder of which its commands do not tell`(script: String) {
    #expect(!CopyingScript(script).mayCopy("Old"))
  }

  @Test func `commands in commands without end are read to a depth`() {
    for open in ["$(", "x $(cp Old ", "${", "\"$(", "<<A ", "<<A\nA\n", "{a,"] {
      let script = CopyingScript(String(repeating: open, count: 20_000))
      #expect(!script.mayCopy("New"))
    }
  }

  @Test func `what stands in a folder of several parts is told from the folder`() {
    let script = CopyingScript("A=\"$SRCROOT/App/Resources/Themes/\"\ncp \"$A/\"*.txt x")
    #expect(!script.mayCopy("App/Resources"))
    #expect(script.mayCopy("App/Resources/Themes"))
    #expect(script.mayCopy("App/Resources/Themes/Dark"))
    // The shell's own word, and a folder of a language.
    #expect(!CopyingScript("if true; then\n  cp a b\nfi\n").mayCopy("shots/fi"))
    #expect(CopyingScript("cp *.bundle x").mayCopy("Kit.bundle") == false)
    #expect(CopyingScript("cp Kits/*.bundle x").mayCopy("Kits/Kit.bundle"))
  }
}
