import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from extras import *

s = start()
world("studio", 0.045, rot=120, tint=(1, 0.94, 0.87, 1))
random.seed(2)
sweep(mat_plaster(hexc("#4E141A"), "wall", 0.16, 0.9, 0.3), depth=5.2, radius=0.5, z=-2)
trav = mat_travertine()
trav2 = mat_travertine("trav2", (0.90, 0.87, 0.82, 1))
gold = mat_metal(GOLD, 0.13, "gold", 0, 0.03, 0.07)
fl = mat_metal(GOLD, 0.20, "flute", 0, 0.05, 0.08)
ivory = mat_paper(hexc("#D3C6AE"), "ivory", 0.06)
box("table", (15, 10.5, 0.6), trav2, 0.03, 4, loc=(0, 1.6, -0.3))
box("slab", (2.5, 1.5, 0.26), trav, 0.02, 4, loc=(0.62, 0.30, 0.13), rot=(0, 0, -9))
z0 = 0.26
# lipstick: fluted gold base, plain inner sleeve, slanted oxblood bullet
lx, ly = 0.18, 0.12
secs = []


def flute(r, d, n=36, N=288):
    return [
        (
            (r - d * abs(math.sin(n / 2 * 2 * math.pi * i / N)) ** 0.7) * math.cos(2 * math.pi * i / N),
            (r - d * abs(math.sin(n / 2 * 2 * math.pi * i / N)) ** 0.7) * math.sin(2 * math.pi * i / N),
        )
        for i in range(N)
    ]


loft(
    "base",
    [
        (flute(0.165, 0), 0),
        (flute(0.172, 0), 0.006),
        (flute(0.172, 0.0), 0.045),
        (flute(0.172, 0.010), 0.056),
        (flute(0.172, 0.010), 0.40),
        (flute(0.172, 0), 0.412),
        (flute(0.172, 0), 0.445),
        (flute(0.165, 0), 0.452),
    ],
    fl,
    auto=24,
    loc=(lx, ly, z0),
)
lathe(
    "sleeve",
    fillet(
        [(0, 0.45), (0.142, 0.45), (0.142, 0.70), (0.135, 0.705), (0.118, 0.705), (0.118, 0.60), (0, 0.60)],
        [0, 0.004, 0.008, 0.004, 0.006, 0.004, 0],
        5,
    ),
    gold,
    160,
    loc=(lx, ly, z0),
)
lathe(
    "sl2",
    fillet([(0.1405, 0.455), (0.150, 0.455), (0.150, 0.475), (0.1405, 0.475)], 0.004, 3),
    gold,
    160,
    loc=(lx, ly, z0),
)
rouge = M("rouge").set(Roughness=0.30, Specular=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.25)
rn = rouge.noise(2, 3, 0.5)
rouge.into(rouge.mix(hexc("#36080D"), hexc("#480C13"), rn), "Base Color")
rouge.bump(rouge.noise(18, 3, 0.5, 0, rouge.co((1, 1, 0.25))), 0.05, 0.006)
rouge = rouge.m
v = []
f = []
n = 120
R = 0.113
hs = [0.60 + 0.012 * i for i in range(0, 40)]


def top(x, y):
    return 0.985 + 0.30 * (x / R) * 0.55 - 0.10 * (x / R) ** 2 * 0.4 - 0.02 * (y / R) ** 2  # slanted, gently domed cut


rings = []
for zz in [0.60, 0.70, 0.80]:
    rings.append([(R * math.cos(2 * math.pi * i / n), R * math.sin(2 * math.pi * i / n), zz) for i in range(n)])
for k in range(0, 9):  # rounded shoulder into the cut
    a = math.pi / 2 * k / 8
    q = 1 - 0.16 * (1 - math.cos(a))
    d = 0.16 * R * (1 - math.sin(a))
    rings.append(
        [
            (R * q * math.cos(t), R * q * math.sin(t), top(R * q * math.cos(t), R * q * math.sin(t)) - d * 1.2)
            for t in [2 * math.pi * i / n for i in range(n)]
        ]
    )
for q in (0.72, 0.6, 0.45, 0.3, 0.15):
    rings.append(
        [
            (R * q * math.cos(t), R * q * math.sin(t), top(R * q * math.cos(t), R * q * math.sin(t)))
            for t in [2 * math.pi * i / n for i in range(n)]
        ]
    )
for r in rings:
    v += r
for s_ in range(len(rings) - 1):
    for i in range(n):
        j = (i + 1) % n
        f.append((s_ * n + i, s_ * n + j, (s_ + 1) * n + j, (s_ + 1) * n + i))
f.append(tuple((len(rings) - 1) * n + i for i in range(n)))
from_pv("bullet", v, f, rouge, True, 60, loc=(lx, ly, z0), rot=(0, 0, -150))
# its cap lying on the stone in front
C = loft(
    "cap",
    [
        (flute(0.150, 0), 0),
        (flute(0.172, 0), 0.004),
        (flute(0.172, 0), 0.05),
        (flute(0.172, 0.010), 0.062),
        (flute(0.172, 0.010), 0.60),
        (flute(0.172, 0), 0.612),
        (flute(0.172, 0), 0.66),
        (flute(0.160, 0), 0.672),
    ],
    fl,
    auto=24,
)
C.rotation_euler = (math.radians(90), 0, math.radians(62))
C.location = (-0.86, -0.72, 0.172)
# compact: round, gold, open; ivory pressed powder with the nought and meridian; mirror in the lid
K = empty("compact", (1.06, 0.08, z0), (0, 0, -24))
rr = 0.46
q = lathe(
    "cb",
    fillet(
        [(0, 0), (rr - 0.03, 0), (rr, 0.02), (rr, 0.085), (rr - 0.035, 0.095), (rr - 0.050, 0.070), (0, 0.070)],
        [0, 0.02, 0.03, 0.02, 0.008, 0.006, 0],
        5,
    ),
    gold,
    220,
)
q.parent = K
pw = M("powder")
pn = pw.noise(40, 4, 0.7)
pw.into(pw.ramp(pn, [(0.3, hexc("#B98F78")), (0.7, hexc("#CDA48B"))]), "Base Color")
pw.set(Roughness=0.9, Specular=0.15)
pw.bump(pn, 0.15, 0.004)
pw.m["avg"] = hexc("#C39A82")
N = 150
pv = []
pf = []
Rp = rr - 0.058
for j in range(N // 2 + 1):
    for i in range(N):
        r = Rp * j / (N // 2)
        a = 2 * math.pi * i / N
        x, y = r * math.cos(a), r * math.sin(a)
        d = abs(math.hypot(x / 0.15, y / 0.21) - 1) * 0.17
        w = 0.020 + 0.022 * abs(x / 0.2)
        g = 1 / (1 + math.exp((d - w) / 0.004))
        pv.append((x, y, 0.080 + 0.012 * (1 - (r / Rp) ** 2) - 0.009 * g - (0.008 if j == N // 2 else 0)))
for j in range(N // 2):
    for i in range(N):
        k = (i + 1) % N
        pf.append((j * N + i, j * N + k, (j + 1) * N + k, (j + 1) * N + i))
q = from_pv("powder", pv, pf, pw.m, True, 60)
q.parent = K
H_ = empty("hinge", (0, rr - 0.01, 0.09))
H_.parent = K
H_.rotation_euler = (math.radians(72), 0, 0)


def lidp(o):
    o.parent = H_
    o.location = (0, rr - 0.01 + 0.0, 0)
    return o


lidp(
    lathe(
        "lid",
        fillet(
            [
                (0, -0.03),
                (rr - 0.04, -0.03),
                (rr, -0.012),
                (rr, 0.03),
                (rr - 0.03, 0.036),
                (rr - 0.045, 0.02),
                (0, 0.02),
            ],
            [0, 0.03, 0.02, 0.012, 0.006, 0.004, 0],
            5,
        ),
        gold,
        220,
    )
)
lidp(
    lathe(
        "mir",
        [(0, 0.0215), (rr - 0.047, 0.0215)],
        M("mirror").set(Metallic=1, Roughness=0.0, Base_Color=(0.93, 0.92, 0.90, 1)).m,
        160,
    )
)
H_.rotation_euler = (math.radians(-0), 0, 0)
for c in list(H_.children):
    c.location = (0, 0, 0)
H_.location = (0, rr - 0.01, 0.095)
H_.rotation_euler = (math.radians(68), 0, 0)
for c in list(H_.children):
    c.location = (0, rr - 0.01, 0.0)
    c.rotation_euler = (0, 0, 0)
q = tube("pin", [(-0.10, rr + 0.0, 0.09), (-0.03, rr, 0.09), (0.03, rr, 0.09), (0.10, rr, 0.09)], 0.022, gold, 6)
q.parent = K
q = lathe("clasp", fillet([(0, 0), (0.03, 0), (0.03, 0.012), (0, 0.012)], 0.004, 3), gold, 32)
q.parent = K
q.rotation_euler = (math.pi / 2, 0, 0)
q.location = (0, -rr + 0.006, 0.05)
from brand import meridian_strip

meridian_strip((-0.35, -7), (-1.25, 9))
softbox((-5, -2.2, 3.4), (0.2, 0, 0.6), 2.2, 2.4, 1.7, (1, 0.91, 0.80), 0.85, "key")
softbox((4.0, 0.8, 2.4), (0.3, 0.2, 0.7), 1.0, 2.8, 2.6, (1, 0.94, 0.86), 0.75, "rim")
softbox((0.2, -4.6, 3.6), (0.2, -0.2, 0.5), 2.4, 1.4, 0.9, (1, 0.95, 0.88), 0.9, "front")
spot((3.2, 2.2, 3.4), (1.6, 5.2, 1.2), 800, 0.6, 80, 1, (1, 0.84, 0.68))
g = softbox((-1.1, 4.9, 1.9), (0, 0, 0.2), 3.6, 2.2, 0.40, (1, 0.80, 0.56), 0.9, "stripcard")
g.visible_diffuse = False
S = (-6.4, -2.7, 3.0)
Tg = (0.3, 0, 0.45)
spot(S, Tg, 7000, 0.05, 46, 0.4, (1, 0.84, 0.63))
window_gobo(S, Tg, [(-3.6, -0.62), (-0.52, 0.50), (0.60, 1.9)], [(-1.6, 0.24), (0.34, 1.7)])
c = softbox((-2.0, -2.7, 3.25), (1.3, 0.5, 0.75), 1.7, 2.0, 0.42, (1, 0.84, 0.68), 0.98, "mirrorcard")
c.visible_diffuse = False
camera((0.1, -9.2, 3.15), (0.34, -0.05, 0.58), 95, 0.36, focus=(0.25, -0.15, 0.75))
render("lipstick")
