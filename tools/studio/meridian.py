import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("studio", 0.05, rot=60, tint=(1, 0.93, 0.85, 1))

# green-black stone: honed slabs laid with fine joints, the meridian let in down the middle
verde = mat_verde()
fl = box("floor", (160, 260, 0.4), verde, 0, 1, loc=(0, 100, -0.2))
for y in (-3.6, 4.4, 12.4, 20.4, 28.4):
    box(
        "joint",
        (160, 0.012, 0.002),
        M("j").set(Base_Color=(0.004, 0.005, 0.005, 1), Roughness=0.9).m,
        0,
        1,
        loc=(0, y, 0),
    )
meridian_strip((0, -14), (0, 200), 0, 0.085, joint=8.0, mat=mat_strip(haze=0.42, rough=0.32))
nought(
    1.9,
    1.5,
    0.34,
    mat=mat_metal((0.80, 0.52, 0.20, 1), 0.16, "cast_brass", 0, 0.03, 0.08),
    loc=(0, 0, 0.0015),
    rot=float(A.get("rot", -16)),
)
wall = mat_plaster(hexc("#2B3B31"), "wall", 0.2, 0.95, 0.2)
from_pv(
    "back", [(-120, 60, -1), (120, 60, -1), (120, 60, 60), (-120, 60, 60)], [(0, 1, 2, 3)], wall, False, recalc=False
)
# light
softbox((-4.5, -7.5, 2.6), (0, 0, 0.95), 2.4, 4.5, 1.5, (1, 0.94, 0.86), 0.95, "frontL")
softbox((1.2, -8.5, 3.4), (0, 0, 1.0), 2.4, 2.0, 1.2, (1, 0.93, 0.84), 0.95, "front")
softbox((3.4, 1.2, 2.2), (0, 0, 1.0), 0.7, 3.6, 6, (1, 0.90, 0.78), 0.6, "rimR")
S = (6.6, 7.6, 3.5)
q = spot((-22, 30, 11), (0, 14, 0), 190000, 2.5, 80, 1.0, (1, 0.80, 0.56))
q.visible_glossy = False
spot(S, (0, 0, 0.6), 32000, 0.07, 52, 0.5, (1, 0.80, 0.56))
gobo((4.62, 5.32, 2.63), (0, 0, 0.6), [(-8, -1.0), (1.02, 1.12), (2.6, 8)], 8)
softbox(
    (-2, 58.6, 0.2), (-2, 60, 4.0), 46, 1.2, 75, (1, 0.66, 0.38), 0.9, "dawn"
)  # low glow at the foot of the far wall, where the line goes
camera((0.10, -9.8, 1.36), (0.10, 0, 1.36), 50, 0.30, focus=(0.1, -0.15, 1.0), shift=(-0.165, -0.062))
render("meridian")
