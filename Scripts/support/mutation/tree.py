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
    def __init__(self, root, path):
        self.root, self.path = pathlib.Path(root), pathlib.Path(path)
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["git", "clone", "-q", str(root), str(path)], check=True)
            (self.path / ".git" / MARK).touch()
        if not (self.path / ".git" / MARK).exists():
            raise SystemExit(
                f"mutation: {path} isn't a copy that this script made. Its changes would be lost; "
                "name another folder with --copy.")

    def check_out(self, commit):
        git(self.path, "fetch", "-q", str(self.root), commit)
        git(self.path, "checkout", "-q", "--force", "--detach", commit)
        self.restore()

    def restore(self):
        """Restores every file that a mutant or its tests changed."""
        git(self.path, "checkout", "-q", "--force", "--", ".")
        git(self.path, "clean", "-fdq")
        shutil.rmtree(self.path / ".build/mutation-temporary", ignore_errors=True)

    def diff(self):
        return git(self.path, "diff", "-U0", "--no-color")

    def read(self, path):
        return (self.path / path).read_text()

    def write(self, path, text):
        (self.path / path).write_text(text)
