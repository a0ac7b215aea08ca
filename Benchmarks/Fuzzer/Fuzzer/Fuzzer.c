#include <stddef.h>
#include <stdint.h>

// The executable is one of C, because the main function is libFuzzer's: that of an executable of
// Swift would be asked for under another name.

void readInput(const uint8_t *start, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count) {
  readInput(start, count);
  return 0;
}
