import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

s = start()
world("studio", 0.10, rot=120, tint=(1, 0.93, 0.85, 1))
wall = mat_plaster(OXBLOOD, "ox", 0.16, 0.9, 0.3)
sweep(wall, depth=3.6, radius=1.6)
trav = mat_travertine()
brass = mat_metal(BRASS, 0.2, "brass")
ivory = mat_plaster(hexc("#BBA98E"), "iv", 0.06, 0.8, 0.2)
# set: two travertine slabs, a block, an arch offcut and a sphere
box("slab", (3.1, 1.9, 0.30), trav, 0.02, loc=(0.35, 0.1, 0.15), rot=(0, 0, -6))
box("slab2", (1.35, 1.15, 0.36), trav, 0.02, loc=(0.62, -0.02, 0.48), rot=(0, 0, 9))
box("block", (0.55, 0.62, 1.72), trav, 0.02, loc=(1.72, 0.62, 0.86), rot=(0, 0, 14))
sphere("ball", 0.27, mat_plaster(OXBLOOD, "ox2", 0.1, 0.7, 0.15), (-0.52, -0.28, 0.57))
# half disc of plaster standing behind
import math

pr = [(math.cos(math.pi * i / 64) * 0.94, math.sin(math.pi * i / 64) * 0.94) for i in range(65)]
hd = loft(
    "halfdisc",
    [
        ([(x * 0.98, y * 0.98) for x, y in pr], -0.16),
        (pr, -0.14),
        (pr, 0.14),
        ([(x * 0.98, y * 0.98) for x, y in pr], 0.16),
    ],
    ivory,
    auto=30,
    loc=(-0.20, 0.90, 0.30),
    rot=(90, 0, -8),
)
# bottle ---------------------------------------------------------------
bx, by, bz = 0.62, -0.05, 0.66
R = 9
glass = mat_glass((0.985, 0.99, 0.985, 1), 1.5, 0, "glass", 0.9)
liq = mat_glass((0.93, 0.55, 0.22, 1), 1.36, 0, "liq", 0.8)
w, d, h = 0.40, 0.235, 0.92


def sec(k, z, r=0.05):
    return (rrect(w - k, d - k, max(r - k * 0.3, 0.012), R), z)


outer = fillet(
    [
        (0.05, 0),
        (0, 0),
        (0, h),
        (0.28, h),
    ],
    [0, 0.03, 0.055, 0],
    10,
)  # (inset,z)
osec = (
    [sec(0.03, 0)]
    + [sec(max(0, k), z) for k, z in fillet([(0.05, 0), (0, 0), (0, h), (0.10, h)], [0, 0.025, 0.05, 0], 8)]
    + [
        (rrect(0.12, 0.12, 0.119, R), h + 0.004),
        (rrect(0.105, 0.105, 0.1045, R), h + 0.02),
        (rrect(0.105, 0.105, 0.1045, R), h + 0.10),
    ]
)
t = 0.055
base = 0.17
isec = [
    (rrect(w - t - k, d - t - k, 0.035, R), z)
    for k, z in fillet([(0.06, base), (0, base), (0, h - 0.06), (0.09, h - 0.06)], [0, 0.03, 0.04, 0], 8)
] + [(rrect(0.06, 0.06, 0.0595, R), h - 0.05), (rrect(0.06, 0.06, 0.0595, R), h + 0.10)]
o = loft("bottle", osec, None, auto=28)
i = loft("inner", isec, None, auto=28)
for f in i.data.polygons:
    f.flip()
bm = bmesh.new()
bm.from_mesh(o.data)
bm.from_mesh(i.data)
me = bpy.data.meshes.new("glass")
bm.to_mesh(me)
bm.free()
for x in (o, i):
    bpy.data.objects.remove(x)
B = fin("bottle", me, glass, True, 28, (bx, by, bz), (0, 0, -14))
lv = h - 0.20
lsec = [
    (rrect(w - t - k + 0.003, d - t - k + 0.003, 0.035, R), z)
    for k, z in fillet([(0.06, base - 0.003), (0, base - 0.003), (0, lv)], [0, 0.03, 0], 8)
]
Lq = loft("liq", lsec, liq, auto=28)
Lq.parent = B
dip = tube(
    "dip",
    [(0.03, 0, base + 0.03), (0.02, 0, 0.4), (0, 0, 0.7), (0, 0, h + 0.05)],
    0.012,
    mat_glass((0.95, 0.95, 0.95, 1), 1.45, 0.05, "dip"),
)
dip.parent = B
# collar, cap
col = lathe("collar", fillet([(0, 0), (0.125, 0), (0.125, 0.075), (0, 0.075)], [0, 0.012, 0.012, 0], 5), brass)
col.parent = B
col.location = (0, 0, h + 0.02)
cap = loft(
    "cap",
    [
        (rrect(0.19 - k, 0.19 - k, 0.03, 8), z)
        for k, z in fillet([(0.19 - 0.001, 0), (0, 0), (0, 0.40), (0.188, 0.40)], [0, 0.012, 0.018, 0], 6)
    ],
    mat_metal(BRASS, 0.16, "brushed", 0.6, 0.22, 0.10),
    auto=35,
)
cap.parent = B
cap.location = (0, 0, h + 0.095)
# engraved brand plate
pl = box("plate", (0.44, 0.012, 0.20), mat_metal(BRASS, 0.24, "plate", 0, 0.06), 0.004, 3)
pl.parent = B
pl.location = (0, -d - 0.004, 0.46)
ink = M("ink").set(Base_Color=(0.03, 0.006, 0.008, 1), Roughness=0.6, Specular=0.2).m
for tx, sz, z, sp in (("HALCYON", 0.062, 0.485, 1.25), ("eau de parfum", 0.032, 0.425, 1.1)):
    T = text(tx, sz, ink, (0, -d - 0.0115, z), space=sp, extrude=0.0008)
    T.parent = B
# light ----------------------------------------------------------------
softbox((-4.2, -1.6, 3.6), (0.3, 0, 0.7), 2.6, 3.2, 7, (1, 0.90, 0.78), 0.8, "key")  # large warm key, left
softbox((3.4, -0.6, 1.6), (0.6, 0, 1.0), 0.7, 3.4, 7, (1, 0.95, 0.9), 0.6, "rimR")  # strip, right edge
softbox(
    (-1.9, 1.6, 1.7), (0.6, 0, 1.1), 0.5, 2.4, 5, (1, 0.93, 0.85), 0.6, "rimL"
)  # back-left strip for the glass edge
softbox((0.2, -1.5, 5.5), (0.4, 0.2, 0.5), 3, 2, 1.2, (1, 0.96, 0.92), 0.9, "top")
c = softbox(
    (0.95, 0.75, 1.08), (0.62, -0.05, 1.05), 0.62, 0.66, 1.9, (1, 0.82, 0.55), 0.7, "card"
)  # glow card behind the liquid (camera never sees it)
c.visible_diffuse = False
c.visible_glossy = False
softbox(
    (-1.25, -5.6, 1.9), (0.62, 0, 1.3), 2.5, 2.6, 3.0, (1, 0.93, 0.82), 0.95, "front"
)  # gradient for brass cap, plate and glass face
S = (-5.2, -4.6, 4.6)
spot(S, (0.2, 0.9, 1.0), 6500, 0.10, 26, 0.5, (1, 0.83, 0.62))  # low warm sun through a window: long shadows
gobo((-3.9, -3.3, 3.72), (0.2, 0.9, 1.0), [(-3, -0.50), (-0.33, -0.27), (-0.06, 0.0), (0.20, 0.26), (0.44, 3)])
camera((-0.55, -8.6, 2.05), (0.28, 0, 1.02), 85, 0.22, focus=(bx, by - 0.24, bz + 0.45))
render("perfume")
