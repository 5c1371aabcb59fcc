#include <stdlib.h>

#include "compare_internal.h"

// The mask is divided into cells of 16 × 16 pixels. Cells with differences that touch, even at a
// corner, form one region. Differences that are a few pixels apart thus form one region, and the
// number of regions remains small enough to read.

enum { cell_side = 16 };

typedef struct cell {
  cpixels_area box;
  uint32_t count;
  /// The index of the next cell on the stack of cells to visit, plus one; 0 at its end.
  uint32_t next;
  bool visited;
} cell;

typedef struct grid {
  cell *cells;
  uint32_t columns;
  uint32_t rows;
} grid;

static void widen(cpixels_area *box, const cpixels_area *other) {
  if (other->left < box->left) box->left = other->left;
  if (other->top < box->top) box->top = other->top;
  if (other->right > box->right) box->right = other->right;
  if (other->bottom > box->bottom) box->bottom = other->bottom;
}

static void add_pixel(grid *g, uint32_t x, uint32_t y) {
  cell *at = &g->cells[(size_t)(y / cell_side) * g->columns + x / cell_side];
  cpixels_area box = {x, y, x + 1, y + 1};
  if (at->count++ == 0) at->box = box;
  widen(&at->box, &box);
}

static void fill(grid *g, const uint8_t *mask, uint32_t width, uint32_t height) {
  static const uint8_t nothing[cell_side] = {0};
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = mask + (size_t)y * width;
    for (uint32_t x = 0; x < width; x += cell_side) {
      uint32_t count = width - x < cell_side ? width - x : cell_side;
      if (memcmp(row + x, nothing, count) == 0) continue;
      for (uint32_t i = 0; i < count; i++)
        if (row[x + i] == CPIXELS_MARK_DIFFERENT) add_pixel(g, x + i, y);
    }
  }
}

/// Visits all cells connected to this one, and returns their region.
static cpixels_region take(grid *g, uint32_t start) {
  cpixels_region region = {.box = g->cells[start].box, .count = 0};
  uint32_t stack = start + 1;
  g->cells[start].visited = true;
  while (stack != 0) {
    uint32_t index = stack - 1, column = index % g->columns, row = index / g->columns;
    stack = g->cells[index].next;
    region.count += g->cells[index].count;
    widen(&region.box, &g->cells[index].box);
    for (uint32_t y = row > 0 ? row - 1 : 0; y <= row + 1 && y < g->rows; y++) {
      for (uint32_t x = column > 0 ? column - 1 : 0; x <= column + 1 && x < g->columns; x++) {
        uint32_t near = y * g->columns + x;
        if (g->cells[near].visited || g->cells[near].count == 0) continue;
        g->cells[near].visited = true;
        g->cells[near].next = stack;
        stack = near + 1;
      }
    }
  }
  return region;
}

/// Inserts a region into the list of the largest ones; equally large regions keep their order.
static void keep(cpixels_region *regions, size_t *kept, size_t capacity, cpixels_region region) {
  size_t at = *kept;
  while (at > 0 && regions[at - 1].count < region.count) at--;
  if (at == capacity) return;
  if (*kept < capacity) (*kept)++;
  memmove(regions + at + 1, regions + at, (*kept - at - 1) * sizeof *regions);
  regions[at] = region;
}

int64_t cpixels_regions(const uint8_t *mask, uint32_t width, uint32_t height,
                        cpixels_region *regions, size_t capacity) {
  grid g = {.columns = (width + cell_side - 1) / cell_side,
            .rows = (height + cell_side - 1) / cell_side};
  uint64_t cells = (uint64_t)g.columns * g.rows;
  if (cells == 0) return 0;
  if (cells > UINT32_MAX - 1) return -1;
  g.cells = calloc((size_t)cells, sizeof *g.cells);
  if (!g.cells) return -1;
  fill(&g, mask, width, height);
  int64_t found = 0;
  size_t kept = 0;
  for (uint32_t i = 0; i < cells; i++) {
    if (g.cells[i].visited || g.cells[i].count == 0) continue;
    keep(regions, &kept, capacity, take(&g, i));
    found++;
  }
  free(g.cells);
  return found;
}
