"""A folder of artifacts in the library's format, for testing the page."""
import base64, json, pathlib, struct, subprocess, zlib


def png(width, height, pixel):
    rows = b"".join(
        b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height))
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(
            ">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


def apng(frames):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(
            ">I", zlib.crc32(kind + data))
    out, number = [b"\x89PNG\r\n\x1a\n"], 0
    for index, still in enumerate(frames):
        width, height = struct.unpack(">II", still[16:24])
        data = still[41:-16]
        if index == 0:
            out += [still[8:33], chunk(b"acTL", struct.pack(">II", len(frames), 0))]
        out.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, width, height, 0, 0, 1, 10, 0, 0)))
        number += 1
        if index == 0:
            out.append(chunk(b"IDAT", data))
        else:
            out.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"".join(out) + chunk(b"IEND", b"")


def script(name, value):
    text = json.dumps(value, ensure_ascii=True)
    for sign in "<>&":
        text = text.replace(sign, "\\u%04x" % ord(sign))
    return f"{name}({text});\n"


class Folder:
    """A folder of artifacts in the library's format."""

    def __init__(self, path, ended=True):
        self.path = pathlib.Path(path)
        self.ended = ended
        (self.path / "results").mkdir(parents=True)
        self.lines = [script("snapshot", {"begin": {
            "version": 1, "name": "p", "began": 1, "root": "/p", "selection": "swift-testing",
            "isFiltered": False, "system": "x", "architecture": "y"}})]

    def add(self, name, status="passed", files=(), suite="M/S", **more):
        entry = {"id": f"__Snapshots__/{suite}/{name}", "status": status, "test": f"M.S/{name}",
                 "filter": "S.t", "place": "S.swift:1:1", "source": "Tests/S.swift",
                 "summary": "", "detail": "", "folder": "", "files": {}, "time": 1.0} | more
        if files:
            safe = "".join(c if c.isalnum() or c in "._-=" else "-" for c in name)
            entry["folder"] = f"failures/{suite}/{safe}"
            folder = self.path / entry["folder"]
            folder.mkdir(parents=True)
            view = {}
            for role, file, data in files:
                (folder / file).write_bytes(data)
                entry["files"][role] = file
                view[role] = ({"png": base64.b64encode(data).decode()} if file.endswith(".png")
                              else {"text": data.decode("utf-8", "replace")})
            (folder / "view.js").write_text(script("snapshotView", view))
        self.lines.append(script("snapshot", {"result": entry}))

    def close(self, tool):
        """Writes the results, runs the tool to write the page, and returns the page's address."""
        if self.ended:
            end = {"ended": 2, "assertions": 1, "failures": 1}
            self.lines.append(script("snapshot", {"end": end}))
        (self.path / "results" / "p.js").write_text("".join(self.lines))
        subprocess.run([tool, "merge", str(self.path)], check=True, stdout=subprocess.DEVNULL)
        return (self.path / "index.html").as_uri()
