"""Fails unless README.md quotes a file word for word: python3 quoted-in-readme.py FILE"""

import pathlib
import sys

readme = pathlib.Path(__file__).parent.parent / "README.md"
text = pathlib.Path(sys.argv[1]).read_text()
if text not in readme.read_text():
    sys.exit(f"README.md doesn't quote the current contents of {sys.argv[1]}:\n{text}")
