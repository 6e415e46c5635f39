import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

s = start()
world("apartment", 0.12, rot=200, tint=(1, 0.94, 0.86, 1))
# 1 unit = 10 cm
table = mat_marble(hexc("#EAE5DB"), hexc("#8C7A62"), "tbl", 0.5, 0.14)
T = box("table", (14, 9, 0.4), table, 0.03, 4, loc=(0, 1.5, -0.2))
sweep(mat_plaster(hexc("#B9A78B"), "wall", 0.10, 0.9, 0.35), depth=5.2, radius=0.5, z=-2)
lin = mat_linen(hexc("#4A1218"), "linen", 150)
C = cloth(
    "napkin",
    (3.0, 2.5),
    90,
    lin,
    (-1.55, 0.78, 0.28),
    gather=0.42,
    frames=36,
    lift=0.12,
    colliders=(T,),
    rot=-58,
    thick=0.012,
    waves=4,
    seed=9,
)
por = M("porcelain").set(
    Base_Color=hexc("#F3ECDF"), Roughness=0.12, Specular=0.55, Subsurface=0.0, Clearcoat=0.6, Clearcoat_Roughness=0.04
)
por.bump(por.noise(5, 3, 0.5), 0.02, 0.02)
por = por.m
brass = mat_metal(BRASS, 0.17, "brass", 0, 0.05, 0.10)
rimg = mat_metal(GOLD, 0.15, "rimgold", 0, 0, 0.05)
# saucer (lathe)
sp = fillet(
    [
        (0, 0.03),
        (0.30, 0.03),
        (0.34, 0.0),
        (0.40, 0),
        (0.42, 0.035),
        (0.66, 0.085),
        (0.80, 0.135),
        (0.795, 0.16),
        (0.64, 0.115),
        (0.36, 0.065),
        (0.30, 0.05),
        (0, 0.05),
    ],
    [0, 0.02, 0.01, 0.01, 0.02, 0.08, 0.012, 0.012, 0.1, 0.03, 0.03, 0],
    6,
)
cx, cy = 0.42, 0
S = lathe("saucer", sp, por, 200, loc=(cx, cy, 0.012))
tube(
    "srim",
    [
        (cx + 0.796 * math.cos(a * math.pi / 16), cy + 0.796 * math.sin(a * math.pi / 16), 0.012 + 0.151)
        for a in range(32)
    ],
    0.0085,
    rimg,
    4,
    cyclic=True,
)
# cup
out = [
    (0, 0.065),
    (0.205, 0.065),
    (0.215, 0.04),
    (0.245, 0.04),
    (0.255, 0.085),
    (0.34, 0.18),
    (0.392, 0.34),
    (0.405, 0.56),
    (0.415, 0.595),
]
inn = [(0.395, 0.597), (0.383, 0.56), (0.368, 0.34), (0.315, 0.20), (0.20, 0.12), (0, 0.115)]
cp = fillet(out + inn, [0, 0.02, 0.008, 0.01, 0.04, 0.12, 0.2, 0.1, 0.009, 0.009, 0.1, 0.2, 0.1, 0.08, 0], 8)
lathe("cup", cp, por, 220, loc=(cx, cy, 0.012))
tube(
    "crim",
    [(cx + 0.405 * math.cos(a * math.pi / 16), cy + 0.405 * math.sin(a * math.pi / 16), 0.609) for a in range(32)],
    0.0085,
    rimg,
    4,
    cyclic=True,
)
hz = 0.012
tube(
    "handle",
    [
        (0.36, 0, 0.20 + hz),
        (0.42, 0, 0.215 + hz),
        (0.56, 0, 0.25 + hz),
        (0.66, 0, 0.40 + hz),
        (0.60, 0, 0.55 + hz),
        (0.47, 0, 0.515 + hz),
        (0.385, 0, 0.47 + hz),
    ],
    0.043,
    por,
    12,
    radii=[1.25, 1.05, 0.85, 0.8, 0.82, 1.0, 1.3],
    loc=(cx, cy, 0),
    rot=(0, 0, -16),
)
# coffee with crema
cf = M("coffee")
n = cf.noise(5.5, 8, 0.62, 2.2)
fine = cf.noise(55, 4, 0.7)
ca = hexc("#5A2A0E")
cb = hexc("#A8672B")
cc = hexc("#B87A3A")
base = cf.ramp(n, [(0.30, ca), (0.48, hexc("#7E441A")), (0.60, cb), (0.78, cc)])
spk = cf.ramp(fine, [(0.60, 0.0), (0.72, 1.0)])
cf.into(cf.mix(base, hexc("#D6A062"), cf.math(spk, 0.45)), "Base Color")
cf.set(Roughness=0.22, Specular=0.5, Subsurface=0.0)
cf.bump(fine, 0.12, 0.004)
lathe("coffee", [(0, 0.455), (0.34, 0.455), (0.366, 0.457), (0.3745, 0.464)], cf.m, 160, loc=(cx, cy, 0.012))
import random

random.seed(5)
bub = mat_glass((1, 0.86, 0.62, 1), 1.2, 0.02, "bub", 0.9)
for k in range(46):
    a = random.random() * 6.283
    r = 0.365 - abs(random.gauss(0, 0.014))
    sphere("b", random.uniform(0.003, 0.0085), cf.m, (cx + r * math.cos(a), cy + r * math.sin(a), 0.468))


# spoon : grid swept along its length
def spoon(L=1.25):
    N, K = 90, 21
    v = []
    f = []
    for i in range(N + 1):
        t = i / N
        x = t * L
        if t < 0.30:
            u = t / 0.30
            wd = 0.118 * math.sqrt(max(0, 1 - (2 * u - 1) ** 2)) ** 0.9 * (1.0 + 0.12 * (u - 0.5)) + 0.0005
            dp = 0.052 * math.sin(math.pi * min(1, u)) ** 0.8
        else:
            u = (t - 0.30) / 0.70
            wd = 0.017 + 0.024 * u**2.2
            dp = 0.0
        bl = min(1, max(0, (t - 0.26) / 0.08))
        if 0.25 < t < 0.36:
            wd = max(wd, 0.017)
        z = 0.05 * math.sin(min(1, max(0, (t - 0.22) / 0.5)) * math.pi * 0.5) - 0.035 * max(0, (t - 0.6) / 0.4) ** 2
        if t > 0.97:
            wd *= math.sqrt(max(0.02, 1 - ((t - 0.97) / 0.03) ** 2))
        for q in range(K):
            s_ = 2 * q / (K - 1) - 1
            v.append((x, s_ * wd, z - dp * (1 - s_ * s_) + (1 - s_ * s_) * 0.010 * bl))
    for i in range(N):
        for q in range(K - 1):
            a = i * K + q
            f.append((a, a + 1, a + K + 1, a + K))
    o = from_pv("spoon", v, f, brass, True, 60)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = 0.014
    m.offset = 0
    b = o.modifiers.new("b", "BEVEL")
    b.width = 0.004
    b.segments = 3
    b.limit_method = "ANGLE"
    u = o.modifiers.new("u", "SUBSURF")
    u.levels = u.render_levels = 1
    return o


P = spoon()
P.location = (0.02, -0.60, 0.175)
P.rotation_euler = [math.radians(x) for x in (4, 3.5, 14)]
# sugar cubes, brown
sg = M("sugar")
sg.into(sg.ramp(sg.noise(60, 3, 0.7), [(0.3, hexc("#8A5A2C")), (0.7, hexc("#D9B27C"))]), "Base Color")
sg.set(Roughness=0.55, Specular=0.6)
sg.bump(sg.noise(75, 3, 0.8), 0.9, 0.02)
box("sug", (0.15, 0.15, 0.13), sg.m, 0.018, 4, loc=(1.34, -0.40, 0.065), rot=(0, 0, 22))
box("sug2", (0.15, 0.15, 0.13), sg.m, 0.018, 4, loc=(1.49, -0.27, 0.065), rot=(0, 0, -31))
box("sug3", (0.15, 0.15, 0.13), sg.m, 0.018, 4, loc=(1.40, -0.33, 0.193), rot=(0, 0, 58))
# light: low window from the left, long soft shadows to the right
softbox((-4.6, 1.3, 2.7), (0.3, 0, 0.2), 2.4, 2.6, 17, (1, 0.92, 0.80), 0.7, "window")
softbox((2.5, -3.8, 2.8), (0.4, 0, 0.3), 3, 2.5, 3.0, (0.96, 0.97, 1), 0.9, "fill")
softbox((0.5, 2.6, 4.0), (0.4, 0, 0.3), 3, 1.4, 4, (1, 0.95, 0.88), 0.8, "top")
spot((-6.4, 1.5, 3.3), (0.25, -0.1, 0.25), 9000, 0.09, 30, 0.5, (1, 0.84, 0.64))
gobo((-4.7, 1.12, 2.5), (0.25, -0.1, 0.25), [(-5, -0.85), (-0.16, -0.09), (0.70, 5)], 8)
camera((-0.25, -5.6, 3.25), (0.12, 0.02, 0.22), 74, 0.26, focus=(cx - 0.05, -0.36, 0.45))
render("espresso")
