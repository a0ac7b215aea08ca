PREFIX ?= /usr/local
SWIFT_SOURCES = Package.swift Sources Plugins Tests
SYSTEM = $(shell uname)
# On Linux the Swift libraries are part of the program, which then starts in a third of the time; it
# exports none of their names, has functions of the same code once, and no tables for unwinding the
# stack, as Swift has no exceptions; the toolchain's lld can leave them out. macOS has the libraries in
# the system. Without frame pointers a call takes three instructions less, and code has one more
# register. Pointers into the program itself are noted in a bit each where the C library understands that
# (glibc 2.36, which must not be newer than where the program runs): a megabyte less.
PACKED = $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '{ split($$2, v, "."); \
  if (v[1] * 1000 + v[2] >= 2036) print "-Xlinker -z -Xlinker pack-relative-relocs" }')
# Where the C++ library has an archive, the program has it inside, and begins in three quarters of the
# time.
CXX_ARCHIVE = $(wildcard $(shell "$$(dirname "$$(readlink -f "$$(command -v swift)")")/clang" \
  -print-file-name=libstdc++.a 2>/dev/null))
# The product has no debug information.
LINKED = -debug-info-format none $(if $(filter Linux,$(SYSTEM)),--static-swift-stdlib --omit-frame-pointers \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker --icf=safe \
  -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker Scripts/without-unwinding.ld $(PACKED) \
  $(if $(CXX_ARCHIVE),-Xswiftc -LScripts/static))
RELEASE = -c release $(LINKED)

.PHONY: build quick linked test lint format bless bench docs fuzz sanitize install release

build: ; swift build $(RELEASE) --product l10nscan
# For who tries a change: most modules are not optimized (see Package.swift).
quick: ; L10NSCAN_QUICK_BUILD=1 swift build $(RELEASE) --scratch-path .build/quick --product l10nscan
linked: ; @echo "$(LINKED)"
# Without the plugins, for which all modules would be compiled twice.
test: ; L10NSCAN_WITHOUT_PLUGINS=1 swift test
lint: ; swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
format: ; swift format --in-place --recursive --parallel $(SWIFT_SOURCES)
bless: ; BLESS=1 L10NSCAN_WITHOUT_PLUGINS=1 swift test
# The targets of Tests/FuzzTargets in turn, led by coverage, for so many seconds altogether.
fuzz: ; Benchmarks/suite/fuzz --seconds $(or $(SECONDS),1260)
# What the program keeps until its end is no leak. The thread sanitizer cannot start where files may
# have no size, as the transcripts try.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build/address
	swift test --sanitize=thread --scratch-path .build/thread --skip TranscriptTests
bench: build ; Benchmarks/suite/compare $(TREE)
install: build
	Scripts/install "$$(swift build $(RELEASE) --show-bin-path)/l10nscan" "$(DESTDIR)$(PREFIX)"
# The reference of the library as a web page, into `.build/reference`, by the compiler's own docc.
docs:
	swift build --target L10nScan
	rm -rf .build/symbols && mkdir -p .build/symbols
	swift symbolgraph-extract -module-name L10nScan -minimum-access-level public \
	  -skip-synthesized-members -I "$$(swift build --show-bin-path)/Modules" \
	  -target "$$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p')" \
	  $(if $(filter Darwin,$(SYSTEM)),-sdk "$$(xcrun --show-sdk-path)") -output-dir .build/symbols
	$(if $(filter Darwin,$(SYSTEM)),xcrun) docc convert Sources/L10nScan/L10nScan.docc \
	  --additional-symbol-graph-dir .build/symbols --output-path .build/reference --warnings-as-errors
# ADDRESS is where the files will be downloaded from.
release: ; Scripts/release $(ADDRESS)
