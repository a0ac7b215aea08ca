PREFIX ?= /usr/local
SWIFT_SOURCES = Package.swift Sources Plugins Tests
SYSTEM = $(shell uname)
LINKED = $(shell Scripts/linked)

.PHONY: build quick linked test lint format bless bench docs fuzz sanitize install release

build: ; Scripts/build >/dev/null
# For who tries a change: most modules are not optimized (see Package.swift).
quick: ; L10NSCAN_QUICK_BUILD=1 swift build -c release $(LINKED) --scratch-path .build/quick --product l10nscan
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
install: ; program=$$(Scripts/build) && Scripts/install "$$program" "$(DESTDIR)$(PREFIX)"
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
