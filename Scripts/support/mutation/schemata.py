"""Puts many mutants into one build; an environment variable selects one of them."""
from collections import namedtuple

from regions import Regions
from sites import replacement
from tokens import tokens

# A mutant: its number in the order of the plan, its target, path and site, the offsets that it
# replaces in the source, the new text, and whether that is computed only once in a process.
Mutant = namedtuple("Mutant", "number target path site start end text is_computed_once")
SWIFT, C = "MutantSwitch.swift", "mutant_switch.c"
# Mutants are numbered from a multiple of this, so that several seeds fit into a build.
SEED = 10_000
COUNT = 100 * SEED


class Sources:
    """The committed sources, with the regions of those that were used so far."""

    def __init__(self, read):
        self.read, self.known = read, {}

    def regions(self, path):
        if path not in self.known:
            source, is_swift = self.read(path), path.endswith(".swift")
            self.known[path] = Regions(source, tokens(source, is_swift), is_swift)
        return self.known[path]


def mutant(sources, number, target, path, site):
    """Returns the mutant of a site, or `None` if no switch can select it."""
    regions = sources.regions(path)
    source, is_swift = regions.source, path.endswith(".swift")
    switch = f"__m({number})" if is_swift else f"mutant_switch_{target}({number})"
    start, end = site.start, site.end
    changed = replacement(source, site)
    if site.category == "statement":
        text = f"if {switch} {{}} else {{ {source[start:end]} }}" if is_swift \
            else f"if (!{switch}) {{ {source[start:end]} }}"
        return make(sources, number, target, path, site, start, end, text)
    if site.category == "range":
        place = regions.expression(start, end)
        if source[start:end] != "..<" or not place or not is_swift:
            return None
        right = source[end:place[1]]
        changed, end = f"..<(({right}) + 1)", place[1]
    begin, stop = start, end
    if site.category == "arguments":
        call = regions.call(start, end)
        if call is None:
            return None
        begin, stop = call
    word = source[start:end]
    place = None if word in ("break", "continue") else regions.expression(begin, stop)
    if place:
        first, last = place
        if not first <= start <= end <= last:
            return None
        new = source[first:start] + changed + source[end:last]
        text = f"({switch} ? ({new}) : ({source[first:last]}))"
        return make(sources, number, target, path, site, first, last, text)
    place = regions.statement(begin, stop)
    if place is None:
        return None
    first, last = place
    new = source[first:start] + changed + source[end:last]
    condition = switch if is_swift else f"({switch})"
    text = f"if {condition} {{ {new} }} else {{ {source[first:last]} }}"
    return make(sources, number, target, path, site, first, last, text)


def make(sources, number, target, path, site, start, end, text):
    once = sources.regions(path).is_computed_once(start) if path.endswith(".swift") else False
    return Mutant(number, target, path, site, start, end, text, once)


def choose(sources, plans):
    """Returns the mutants to build and the number of those left out.

    A mutant is left out if no switch can select it, or if it overlaps another one. `plans` lists
    each seed with its plan and the wanted number of mutants.
    """
    result, taken, left = [], {}, 0
    for seed, plan, count in plans:
        chosen = 0
        for number, (target, path, site) in enumerate(plan, seed * SEED + 1):
            found = mutant(sources, number, target, path, site)
            places = taken.setdefault(path, [])
            if found is None or any(found.start < e and s < found.end for s, e in places):
                left += 1
                continue
            places.append((found.start, found.end))
            result.append(found)
            chosen += 1
            if chosen == count:
                break
    return result, left


def instrumented(source, mutants, target, is_swift):
    """Returns a source that contains its mutants, and the lines of each mutant in it."""
    pieces, lines, at = [], {}, 0
    line = 1
    if not is_swift:
        pieces.append(f"extern int mutant_switch_{target}(int); ")
        if source.startswith("#"):
            pieces.append("\n")
            line += 1
    for each in sorted(mutants, key=lambda m: m.start):
        kept = source[at:each.start]
        line += kept.count("\n")
        lines[each.number] = (line, line + each.text.count("\n"))
        line += each.text.count("\n")
        pieces += [kept, each.text]
        at = each.end
    return "".join(pieces) + source[at:], lines


def switch(target, is_swift):
    """Returns the source that reads the environment in a target; it is the same for all mutants."""
    return (SWIFT_SWITCH if is_swift else C_SWITCH).replace("COUNT", str(COUNT)).replace(
        "TARGET", target)


# `MUTANT` is the number of the active mutant. With `MUTANT_LOG`, none is active, and the number and
# the time of each mutant that is reached are written to that file: 16 bytes, at most every 50 µs.
SWIFT_SWITCH = """import Foundation

@usableFromInline struct __Mutants: @unchecked Sendable {
  let active: Int
  let log: Int32
  let last: UnsafeMutablePointer<UInt64>
  let counts: UnsafeMutablePointer<Int>

  init() {
    active = getenv("MUTANT").map { Int(atoi($0)) } ?? -1
    log = getenv("MUTANT_LOG").map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600) } ?? -1
    last = calloc(COUNT, 8)!.assumingMemoryBound(to: UInt64.self)
    counts = calloc(COUNT, 8)!.assumingMemoryBound(to: Int.self)
  }

  func note(_ number: Int) {
    // Doesn't use the members of `timespec`, because not every module imports them.
    var now = (0, 0)
    _ = withUnsafeMutableBytes(of: &now) {
      clock_gettime(CLOCK_MONOTONIC, $0.baseAddress!.assumingMemoryBound(to: timespec.self))
    }
    let time = UInt64(now.0) * 1_000_000_000 + UInt64(now.1)
    guard time > last[number] &+ 50_000, counts[number] < 20_000 else { return }
    last[number] = time
    counts[number] += 1
    var entry = (UInt64(number), time)
    _ = withUnsafeBytes(of: &entry) { write(log, $0.baseAddress!, 16) }
  }
}

@usableFromInline let __mutants = __Mutants()

@usableFromInline func __m(_ number: Int) -> Bool {
  if __mutants.log < 0 { return __mutants.active == number }
  __mutants.note(number)
  return false
}
"""
C_SWITCH = """#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int mutant_switch_TARGET(int);
static int active = -1, log_file = -1;
static uint64_t last[COUNT];
static int counts[COUNT];

__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("MUTANT"), *path = getenv("MUTANT_LOG");
  if (number) active = atoi(number);
  if (path) log_file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0600);
}

int mutant_switch_TARGET(int number) {
  if (log_file < 0) return active == number;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  uint64_t entry[2] = {(uint64_t)number, (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec};
  if (entry[1] - last[number] <= 50000 || counts[number] >= 20000) return 0;
  last[number] = entry[1];
  counts[number]++;
  if (write(log_file, entry, sizeof entry) < 0) return 0;
  return 0;
}
"""
