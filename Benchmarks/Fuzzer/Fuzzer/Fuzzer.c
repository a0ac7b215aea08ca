#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The executable is one of C, because the main function is libFuzzer's: that of an executable of
// Swift would be asked for under another name.
//
// Most inputs are read in less time than libFuzzer takes to look at what they did. So the linker leads
// what the instrumented code calls through the functions below (`__wrap_…`), which pass on less of it.

void readInput(const uint8_t *start, size_t count);

// MARK: Edges

// The program has more than 200,000 edges, each with a counter, and libFuzzer goes through all counters
// twice for each input, although one target reaches a few thousand edges. It is given these here, each
// of which gets its place when it is first reached; the last one is for all that find none.
enum { places = 32768 };
static uint8_t reached[places];
static uintptr_t addresses[places][2];

static uint8_t *counters;
static const uintptr_t (*edges)[2];
static size_t edgeCount;
// The place of each edge, counted from 1; 0 for those that nothing has reached.
static uint16_t *placeOfEdge;
static size_t placeCount;

void __real___sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);
void __wrap___sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end) {
  // Every module calls this, with the counters of all.
  if (counters) return;
  counters = start;
  edgeCount = end - start;
  placeOfEdge = calloc(edgeCount, sizeof *placeOfEdge);
  __real___sanitizer_cov_8bit_counters_init(reached, reached + places);
}

void __real___sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end);
void __wrap___sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *end) {
  (void)end;
  if (edges) return;
  edges = (const uintptr_t (*)[2])start;
  __real___sanitizer_cov_pcs_init(addresses[0], addresses[places]);
}

static void tell(size_t edge) {
  size_t place = placeOfEdge[edge];
  if (place == 0) {
    if (placeCount < places) placeCount++;
    place = placeOfEdge[edge] = placeCount;
    memcpy(addresses[place - 1], edges[edge], sizeof addresses[0]);
  }
  reached[place - 1] = counters[edge];
  counters[edge] = 0;
}

static void tellEdges(void) {
  size_t edge = 0;
  for (; edge + 64 <= edgeCount; edge += 64) {
    uint64_t words[8], any = 0;
    memcpy(words, counters + edge, sizeof words);
    for (int index = 0; index < 8; index++) any |= words[index];
    if (any == 0) continue;
    for (size_t one = edge; one < edge + 64; one++) {
      if (counters[one]) tell(one);
    }
  }
  for (; edge < edgeCount; edge++) {
    if (counters[edge]) tell(edge);
  }
}

// MARK: Comparisons

// libFuzzer notes the operands of comparisons and puts them into later inputs. A lexer makes thousands,
// and noting them takes longer than reading the input, so that this is done for one input of 16.
static bool notesComparisons;

#define COMPARISON(name, type) \
  void __real___sanitizer_cov_trace_##name(type, type); \
  void __wrap___sanitizer_cov_trace_##name(type first, type second) { \
    /* It wants to know who has called, and so must not come back here. */ \
    if (notesComparisons) \
      __attribute__((musttail)) return __real___sanitizer_cov_trace_##name(first, second); \
  }

COMPARISON(cmp1, uint8_t)
COMPARISON(cmp2, uint16_t)
COMPARISON(cmp4, uint32_t)
COMPARISON(cmp8, uint64_t)
COMPARISON(const_cmp1, uint8_t)
COMPARISON(const_cmp2, uint16_t)
COMPARISON(const_cmp4, uint32_t)
COMPARISON(const_cmp8, uint64_t)

void __real___sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases);
void __wrap___sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) {
  if (notesComparisons)
    __attribute__((musttail)) return __real___sanitizer_cov_trace_switch(value, cases);
}

// Where a pointer to a function leads is of use to a profile of values alone, which nobody asks for.
void __wrap___sanitizer_cov_trace_pc_indir(uintptr_t function) { (void)function; }

// MARK: Inputs

int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count) {
  static unsigned number;
  // What was reached before the first input is of no input.
  if (number == 0) memset(counters, 0, edgeCount);
  notesComparisons = number++ % 16 == 0;
  readInput(start, count);
  tellEdges();
  return 0;
}
