# The second frame of parcel.py: the same scene, seen from another place.
import os
import runpy
import sys

if "--" not in sys.argv:
    sys.argv.append("--")
sys.argv.append("frame=lid")
runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "parcel.py"), run_name="__main__")
