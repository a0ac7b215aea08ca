PREFIX ?= /usr/local
SWIFT_SOURCES = Package.swift Sources Tests
# A static standard library starts in a third of the time on Linux; macOS has it in the system.
RELEASE = -c release $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

.PHONY: build test lint format bless bench install

build: ; swift build $(RELEASE) --product l10nscan
test: ; swift test
lint: ; swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
format: ; swift format --in-place --recursive --parallel $(SWIFT_SOURCES)
bless: ; BLESS=1 swift test
bench: build ; Benchmarks/suite/compare $(TREE)
install: build
	mkdir -p "$(DESTDIR)$(PREFIX)/bin"
	install "$$(swift build $(RELEASE) --show-bin-path)/l10nscan" "$(DESTDIR)$(PREFIX)/bin/l10nscan"
