"""The copy of the repository in which mutants are built; the user's files are never touched."""
import pathlib
import shutil
import subprocess

MARK = "mutation-copy"


def git(tree, *arguments):
    return subprocess.run(
        ["git", "-C", str(tree), *arguments], check=True, capture_output=True, text=True
    ).stdout.strip()


class Tree:
    """A working tree whose sources hold mutants; the committed ones are in `originals`."""

    def __init__(self, root, path, originals):
        self.root, self.path = pathlib.Path(root), pathlib.Path(path)
        self.originals = pathlib.Path(originals)
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["git", "clone", "-q", str(root), str(path)], check=True)
            (self.path / ".git" / MARK).touch()
        if not (self.path / ".git" / MARK).exists():
            raise SystemExit(
                f"mutation: {path} isn't a copy that this script made. Its changes would be lost; "
                "name another folder with --copy.")

    def check_out(self, commit):
        """Makes everything but the sources that of a commit; files that stay the same aren't touched.

        Sources are left to `put`, so that those with the mutants of the run before aren't rebuilt.
        """
        git(self.path, "fetch", "-q", str(self.root), commit)
        git(self.path, "update-ref", "--no-deref", "HEAD", commit)
        git(self.path, "read-tree", "HEAD")
        changed = git(self.path, "diff", "--name-only", "-z").split("\0")
        for path in filter(None, changed):
            if not (path.startswith("Sources/") and path.endswith((".swift", ".c"))
                    and (self.path / path).exists()):
                git(self.path, "checkout-index", "-f", "--", path)
        git(self.path, "clean", "-fdq", "--", ":!Sources")
        shutil.rmtree(self.originals, ignore_errors=True)
        self.originals.mkdir(parents=True)
        archive = subprocess.run(["git", "-C", str(self.path), "archive", "HEAD", "Sources"],
                                 check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(self.originals)], input=archive, check=True)
        self.remove_unknown()

    def remove_unknown(self):
        """Removes sources that the commit doesn't have, such as renamed ones."""
        for path in (self.path / "Sources").rglob("*"):
            if path.suffix in (".swift", ".c") and not path.stem.lower().startswith("mutant") \
                    and not (self.originals / path.relative_to(self.path)).exists():
                path.unlink()

    def keep(self):
        """Commits the mutants in the copy, so that `restore` leaves them."""
        git(self.path, "add", "-A")
        git(self.path, "-c", "user.name=mutation", "-c", "user.email=mutation@localhost",
            "commit", "-q", "--allow-empty", "--no-verify", "-m", "Mutants")

    def restore(self):
        """Puts back every file that tests changed."""
        git(self.path, "checkout", "-q", "--force", "--", ".")
        git(self.path, "clean", "-fdq")

    def sources(self):
        """Returns the paths of all committed sources, in order."""
        return sorted(str(path.relative_to(self.originals))
                      for path in (self.originals / "Sources").rglob("*")
                      if path.suffix in (".swift", ".c"))

    def read(self, path):
        """Returns a source as it is committed."""
        return (self.originals / path).read_text()

    def put(self, path, text):
        """Writes a source unless it is the same."""
        file = self.path / path
        if not file.exists() or file.read_text() != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
