"""Which tests reach which mutant, from the log of a serial run and the times of its tests."""
import bisect
import struct

MANY = 20_000


def records(data):
    """Returns the mutants and times in a log, without truncated records.

    A record is truncated if a test limits the size of files while it is written. The next record
    then starts at an offset that isn't a multiple of 16.
    """
    found, at = [], 0
    while at + 16 <= len(data):
        number, time = struct.unpack_from("<QQ", data, at)
        if number < 1 << 32 and time < 1 << 48:
            found.append((number, time))
            at += 16
        else:
            at += 1
    return found


def reach(log, spans):
    """Returns, by the number of a mutant, the tests that reach it; `None` stands for any.

    `spans` has the test functions in order, as name, start and end in seconds. The arguments of all
    tests are evaluated before the first test, so a mutant reached there may affect any test.
    """
    spans = sorted(spans, key=lambda span: span[1])
    starts = [start for _, start, _ in spans]
    result, counts, early = {}, {}, set()
    data = log.read_bytes() if log.exists() else b""
    for number, time in records(data):
        counts[number] = counts.get(number, 0) + 1
        names = result.setdefault(number, set())
        at = bisect.bisect_right(starts, time / 1e9) - 1
        if at >= 0:
            names.add(spans[at][0])
        else:
            early.add(number)
    return {number: None if counts[number] >= MANY or number in early else names
            for number, names in result.items()}
