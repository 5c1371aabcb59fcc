"""The report of a run: a table of outcomes by target, and the mutants that no test detected."""


def report(records, equivalents):
    """Prints the table, and each mutant that no test detected with its location and change."""
    reasons = dict(
        line.split(" ", 1) for line in equivalents.read_text().splitlines() if " " in line
    ) if equivalents.exists() else {}
    for record in records:
        if record["outcome"] == "survived" and str(record["number"]) in reasons:
            record["outcome"] = "equivalent"
    columns = ["tried", "compiled", "noticed", "timed out", "equivalent", "survived"]
    print(f"{'target':14} " + " ".join(f"{c:>10}" for c in columns) + "    detected of the others")
    for target in sorted({r["target"] for r in records}) + ["all"]:
        row([r for r in records if target in (r["target"], "all")], target, columns)
    for record in records:
        if record["outcome"] in ("survived", "timed out"):
            print(f"\n{record['number']} {record['outcome']}: {record['file']}:{record['line']} "
                  f"({record['category']})")
            print("\n".join(line for line in record["diff"].splitlines()
                            if line[:1] in "+-" and line[:3] not in ("+++", "---")))
        elif record["outcome"] == "equivalent":
            print(f"\n{record['number']} equivalent: {record['file']}:{record['line']}: "
                  f"{reasons[str(record['number'])]}")


def row(records, target, columns):
    count = {c: sum(r["outcome"] == c for r in records) for c in columns}
    same = sum(r["outcome"] == "same code" for r in records)
    count["tried"] = len(records)
    count["compiled"] = sum(r["outcome"] != "didn't compile" for r in records)
    count["equivalent"] += same
    noticed = count["noticed"] + count["timed out"]
    matter = noticed + count["survived"]
    share = f"{100 * noticed / matter:.1f} %" if matter else "–"
    print(f"{target:14} " + " ".join(f"{count[c]:10}" for c in columns) + f"    {share}")
