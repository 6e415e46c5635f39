import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# finish: despeckle.py parcel_dn.exr parcel_dns.exr 0,.26,.172,.56 0,.5,.185,.58 then develop ev=.2
from extras import *

s = start()
world(None, 0.125, tint=(1, 0.95, 0.88, 1))
random.seed(5)
stone = mat_limestone("#AC9E86")
box("table", (15, 10.5, 0.6), stone, 0.03, 4, loc=(0, 1.6, -0.3))
sweep(mat_plaster(hexc("#15392B"), "wall", 0.16, 0.9, 0.3), depth=5.2, radius=0.5, z=-2)
ivory = mat_paper(hexc("#C2B59D"), "board", 0.10)
inner = mat_paper(hexc("#AD9D80"), "lining", 0.12)
tis = mat_paper(hexc("#E4DAC8"), "tissue", 0.05, 0.30)
brass = mat_metal(BRASS, 0.2, "brass", 0, 0.06, 0.1)
sat = M("satin").set(Roughness=0.36, Specular=0.5, Sheen=0.6, Anisotropic=0.4)
wv = sat.noise(120, 2, 0.5, 0, sat.co((1, 1, 6)))
sat.into(sat.mix(hexc("#3C0B10"), hexc("#5E141B"), wv), "Base Color")
sat.bump(wv, 0.06, 0.004)
sat.m["avg"] = hexc("#4E1017")
satin = sat.m


def tray(name, W, Dp, H, t, loc, rot, flip=False):
    """open rigid box: outer size W x Dp x H, wall t"""
    b = 0.012
    O = lambda k: rrect(W / 2 - k, Dp / 2 - k, 0.018, 5)
    secs = [
        (O(b), 0),
        (O(0.003), 0.003),
        (O(0), b),
        (O(0), H - 0.006),
        (O(0.006), H),
        (O(t - 0.006), H),
        (O(t), H - 0.006),
        (O(t), t),
    ]
    o = loft(name, secs, ivory, cap=True, auto=40, loc=loc, rot=rot)
    return o


E = empty("boxE", (0.20, 0.35, 0), (0, 0, -17))
B = tray("box", 2.0, 1.46, 0.78, 0.045, (0, 0, 0), (0, 0, 0))
B.parent = E
# lid: leans on the left front edge of the box, open side down and inwards
LW, LD, LH = 2.13, 1.58, 0.40
lid = tray("lid", LW, LD, LH, 0.045, (0, 0, 0), (0, 0, 0))
Lm = empty("lidE")
lid.parent = Lm
Lm.parent = E


def band(w, t=0.006):  # ribbon band round the lid, across its short side
    h = LD / 2 + t
    p = [(-h, LH * 0.985), (-h, 0 - t), (h, -t), (h, LH * 0.985)]
    p = fillet(p, 0.012, 4)
    v = []
    f = []
    for x in (-w / 2, w / 2):
        v += [(x, y, z) for y, z in p]
    n = len(p)
    for i in range(n - 1):
        f.append((i, i + 1, n + i + 1, n + i))
    o = from_pv("band", v, f, satin, True, 50)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.008
    so.offset = 0
    return o


bd = band(0.20)
bd.parent = Lm
# lid frame: the lid's bottom plane z=0 is its top when turned over. Turn over (180 about y), then tilt about y so one long... edge rests on the stone
bd.location.x = 0.22
TILT = 15
Lm.rotation_mode = "XYZ"
Lm.rotation_euler = (math.pi, math.radians(TILT), math.radians(-9))
Lm.location = (0.14 + 0.0, 0.02, 0.94 + 0.30)
for o in (lid, bd):
    o.location.z -= 0


# bow on the lid (its outside faces local -z)
def P_(l):
    return [(x + 0.22, y, -z) for x, y, z in l]


wl = lambda t: 0.07 + 0.17 * math.sin(math.pi * min(1, max(0, t))) ** 0.55
for sx, ry, sc in ((1, 0.05, 1.0), (-1, -0.04, 0.93)):
    q = ribbon(
        "loop",
        P_(
            [
                (0, 0, 0.03),
                (sx * 0.16 * sc, ry * 0.3, 0.035),
                (sx * 0.40 * sc, ry, 0.05),
                (sx * 0.56 * sc, ry, 0.15),
                (sx * 0.50 * sc, ry, 0.26),
                (sx * 0.28 * sc, ry * 0.5, 0.22),
                (sx * 0.10, 0, 0.12),
                (0, 0, 0.08),
            ]
        ),
        wl,
        satin,
        90,
        0.007,
        (0, 1, 0),
        4,
    )
    q.parent = Lm
    q = ribbon(
        "tail",
        P_(
            [
                (0, 0, 0.07),
                (sx * 0.10, -0.14, 0.09),
                (sx * 0.20, -0.34, 0.05),
                (sx * 0.26, -0.55, 0.06),
                (sx * 0.36, -0.70, 0.03),
            ]
        ),
        lambda t: 0.08 + 0.13 * min(1, t * 3),
        satin,
        60,
        0.007,
        (1, 0.25 * sx, 0),
        4,
    )
    q.parent = Lm
q = box("knot", (0.13, 0.17, 0.10), satin, 0.045, 6)
q.parent = Lm
q.location = (0.22, 0, -0.075)


# tissue: crumpled sheets rising out of the box
def crumple(seed, amp, freq):
    def fn(x, y, n=mnoise):
        q = V3((x * freq + seed * 7.1, y * freq - seed * 3.3, seed))
        r = 0
        a = 1
        for o in range(4):
            r += a * (1 - abs(n.noise(q) * 2.2))
            q = q * 1.93 + V3((1.7, 0.3, 2.1))
            a *= 0.5
        return amp * r * 0.5

    return fn


c1 = crumple(1, 0.20, 1.5)
c2 = crumple(4, 0.20, 1.7)
fl = sheet(
    "tis0",
    1.93,
    1.40,
    150,
    110,
    lambda x, y: (
        x,
        y,
        0.40
        + c1(x, y) * 0.95
        + 0.10 * math.exp(-((x + 0.45) ** 2 + (y) ** 2) / 0.3)
        - 0.10 * max(abs(x) / 0.96, abs(y) / 0.7) ** 6,
    ),
    tis,
    0.003,
    auto=32,
)
fl.parent = E


def over(side, seed, w, h, x0):  # flap of tissue hanging over an edge of the box
    cf = crumple(seed, 0.06, 3.2)

    def fn(u, v):  # v from inside (-) to outside (+)
        t = (v + h / 2) / h
        s_ = t * h
        z = 0.62 + 0.25 * math.sin(min(1, t * 1.45) * math.pi) * 0.9
        yy = -0.28 - 0.50 * min(1, t / 0.5) ** 0.9 - 0.05 * t
        if t > 0.5:
            k = (t - 0.5) / 0.5
            z = 0.62 + 0.25 * math.sin(0.725 * math.pi) * 0.9 - 0.0 - k * k * 0.33 - 0.04 * k
        c = cf(u, v)
        sp = 1 + 0.10 * t
        tip = 1 - 0.62 * max(0, (t - 0.45) / 0.55)
        pl = 0.055 * abs(((u * 5.3 + seed + v * 1.1) % 2) - 1) * (0.4 + 0.6 * t)
        return (x0 - 0.10 * t + u * sp * tip, yy - abs(c) * 0.25 * t - pl * 0.8, z + c * 0.8 - 0.0 + pl * 0.8)

    return sheet("tisf", w, h, 120, 80, fn, tis, 0.003, auto=32)


a = over(0, 2, 1.15, 1.12, -0.38)
a.parent = E


def peak(seed, x0, y0, w, h, rz, lean):
    cf = crumple(seed, 0.10, 2.6)

    def fn(u, v):
        t = (v + h / 2) / h
        fold = 0.22 * math.sin(u * 3.1 / w * 2 + seed) * (0.35 + 0.65 * t)
        c = cf(u, v)
        top = 1 - 0.22 * abs(u / w * 2) ** 1.5 * t - 0.05 * math.sin(u * 9 + seed)
        return (u * (0.62 + 0.38 * t), fold + c * 0.8 + lean * t * t, 0.42 + t * h * top * 0.92)

    o = sheet("tisp", w, h, 100, 80, fn, tis, 0.003, auto=32, loc=(x0, y0, 0), rot=(0, 0, rz))
    o.parent = E
    return o


peak(3, -0.55, 0.10, 0.95, 0.84, 8, 0.06)
peak(6, -0.46, -0.26, 1.0, 0.70, -10, -0.10)
peak(9, -0.86, 0.05, 0.95, 0.62, 84, 0.16)
# loose ribbon on its edge: a gentle wave ending in an inward spiral (never crosses itself)
W_ = 0.155
cx_, cy_ = -0.50, -1.42
wave = [(1.95, -1.02), (1.62, -1.42), (1.15, -1.60), (0.66, -1.42), (0.28, -1.50)]
sp = []
for k in range(15):
    th = math.radians(-62 - 38 * k)
    r = 0.36 * (0.865**k) ** 0.62
    sp.append((cx_ + r * 1.15 * math.cos(th), cy_ + r * math.sin(th)))
pts = wave + [(-0.06, -1.76)] + sp


def upf(t):
    return (0.16 * math.sin(t * 15 + 1), 0.14 * math.cos(t * 11), 1)


R = ribbon(
    "rib",
    [(x, y, W_ / 2 + 0.010 + 0.006 * math.sin(i * 2.2)) for i, (x, y) in enumerate(pts)],
    W_,
    satin,
    520,
    0.006,
    upf,
    4,
)
from brand import meridian_strip

meridian_strip((2.15, -7), (1.25, 9))
g = softbox((1.5, 4.9, 1.8), (1.6, -2, 0), 3.2, 2.2, 0.5, (1, 0.80, 0.54), 0.95, "stripcard")
g.visible_diffuse = False
softbox((-5, -2.4, 3.6), (0.1, 0, 0.6), 2.4, 2.4, 1.0, (1, 0.90, 0.80), 0.85, "key")
softbox((4.2, 1.0, 2.6), (0.4, 0.2, 0.6), 1.2, 2.6, 0.5, (0.95, 0.97, 1), 0.8, "rim")
softbox((0.1, -4.2, 4.6), (0.3, -0.6, 0.4), 3, 1.6, 0.40, (1, 0.96, 0.92), 0.9, "front")
spot((3.4, 2.4, 3.8), (1.8, 5.2, 1.5), 520, 2.4, 80, 1, (1, 0.90, 0.74))
S = (-6.6, -2.7, 3.3)
Tg = (0.2, -0.1, 0.5)
spot(S, Tg, 7600, 0.06, 46, 0.4, (1, 0.84, 0.63))
window_gobo(S, Tg, [(-3.6, -0.85), (-0.72, 0.62), (0.75, 1.9)], [(-1.8, -0.06), (0.05, 1.9)])
if A.get("frame") == "lid":
    camera((-3.2, -10.0, 2.7), (0.15, -0.3, 0.8), 125, 0.5, focus=(0.1, -0.7, 0.8))
    render("parcel_lid")
else:
    camera((0.4, -10.8, 4.0), (0.55, -0.25, 0.55), 84, 0.42, focus=(0.2, -0.7, 0.6))
    render("parcel")
