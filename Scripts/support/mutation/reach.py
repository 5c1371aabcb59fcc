"""Which tests reach which mutant, from the log of a serial run and the times of its tests."""
import bisect
import struct

MANY = 20_000


def reach(log, spans):
    """Returns, by the number of a mutant, the tests that reach it; `None` stands for any.

    `spans` has the test functions in order, as name, start and end in seconds.
    """
    spans = sorted(spans, key=lambda span: span[1])
    starts = [start for _, start, _ in spans]
    result, counts = {}, {}
    data = log.read_bytes() if log.exists() else b""
    for number, time in struct.iter_unpack("<QQ", data[:len(data) // 16 * 16]):
        counts[number] = counts.get(number, 0) + 1
        names = result.setdefault(number, set())
        at = bisect.bisect_right(starts, time / 1e9) - 1
        if at >= 0:
            names.add(spans[at][0])
    return {number: None if counts[number] >= MANY else names for number, names in result.items()}
