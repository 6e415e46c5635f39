# The second frame of chambers.py: the same scene, seen from another place.
import os
import runpy
import sys

if "--" not in sys.argv:
    sys.argv.append("--")
sys.argv.append("frame=seal")
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "chambers.py"), run_name="__main__")
