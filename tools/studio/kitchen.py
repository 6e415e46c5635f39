import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("apartment", 0.13, rot=200, tint=(1, 0.94, 0.86, 1))
marb = mat_marble(hexc("#E6DECF"), hexc("#8C7A62"), "worktop", 0.38, 0.20)


# worktop with a sink cut-out, all one slab in texture space
def slab(x0, x1, y0, y1, z0=-0.32, z1=0):
    o = box("slab", (x1 - x0, y1 - y0, z1 - z0), marb, 0.018, 4, loc=((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    for v in o.data.vertices:
        v.co += o.location
    o.location = (0, 0, 0)
    return o


FX0, FX1, FY0, FY1 = -1.95, 0.95, -1.72, -0.42
top = slab(-9, 9, -2.3, 1.2)
cut = loft(
    "cut",
    [(rrect((FX1 - FX0) / 2, (FY1 - FY0) / 2, 0.14, 8), z) for z in (-1, 1)],
    None,
    loc=((FX0 + FX1) / 2, (FY0 + FY1) / 2, 0),
)
cut.hide_render = True
cut.display_type = "WIRE"
top.modifiers.clear()
b = top.modifiers.new("cut", "BOOLEAN")
b.object = cut
b.operation = "DIFFERENCE"
b.solver = "EXACT"
bv = top.modifiers.new("bv", "BEVEL")
bv.width = 0.014
bv.segments = 3
bv.limit_method = "ANGLE"
bv.angle_limit = math.radians(50)
por = (
    M("porcelain")
    .set(Base_Color=hexc("#F0E8DA"), Roughness=0.14, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.05)
    .m
)
cx, cy = (FX0 + FX1) / 2, (FY0 + FY1) / 2
hw, hd = (FX1 - FX0) / 2 + 0.03, (FY1 - FY0) / 2 + 0.03
sk = loft(
    "sink",
    [(rrect(hw - k, hd - k, 0.16, 8), z) for k, z in fillet([(0, -0.05), (0, -1.5), (0.4, -1.5)], [0, 0.18, 0], 8)],
    por,
    cap=False,
    auto=60,
    loc=(cx, cy, 0),
)
box("bot", (hw * 2 - 0.4, hd * 2 - 0.4, 0.02), por, 0, 1, loc=(cx, cy, -1.5))
# cabinet front: shaker panels in bottle green
pnt = M("paint")
pnt.into(pnt.ramp(pnt.noise(1.5, 6, 0.6), [(0.3, hexc("#123024")), (0.7, hexc("#183B2D"))]), "Base Color")
pnt.set(Roughness=0.42, Specular=0.45)
pnt.bump(pnt.noise(26, 4, 0.6, 0, pnt.co((1, 1, 8))), 0.08, 0.006)
pnt.m["avg"] = hexc("#15352A")
pnt = pnt.m
yf = -2.18
for i in range(-2, 3):
    x = i * 2.9 - 0.35
    box("pan", (2.3, 0.05, 6), pnt, 0.004, 2, loc=(x, yf + 0.05, -3.52))
    box("st", (0.30, 0.10, 6.2), pnt, 0.012, 3, loc=(x - 1.295, yf, -3.43))
    box("st", (0.30, 0.10, 6.2), pnt, 0.012, 3, loc=(x + 1.295, yf, -3.43))
    box("rl", (2.3, 0.10, 0.36), pnt, 0.012, 3, loc=(x, yf, -0.515))
wall = mat_plaster(hexc("#A6977B"), "wall", 0.07, 0.9, 0.30)
from_pv(
    "wallp", [(-14, 1.2, -1), (14, 1.2, -1), (14, 1.2, 12), (-14, 1.2, 12)], [(0, 1, 2, 3)], wall, False, recalc=False
)
box("upst", (18, 0.16, 0.62), marb, 0.015, 3, loc=(0, 1.14, 0.31))
# the meridian: across the worktop and down over its edge
st = mat_strip(haze=0.40)
mx = 1.52
meridian_strip((mx, -2.3), (mx, 1.06), 0, 0.075, mat=st)
box("edge", (0.075, 0.006, 0.318), st, 0.002, 2, loc=(mx, -2.3015, -0.160))
box("up", (0.075, 0.006, 0.618), st, 0.002, 2, loc=(mx, 1.0585, 0.309))
# bridge tap: unlacquered brass, a little dulled
brass = mat_metal((0.78, 0.54, 0.25, 1), 0.20, "taps", 0, 0.015, 0.10)
X, Y = 0.30, 0.18


def leg(x):
    p = fillet(
        [
            (0, 0),
            (0.26, 0),
            (0.26, 0.045),
            (0.17, 0.085),
            (0.115, 0.13),
            (0.10, 0.30),
            (0.10, 0.62),
            (0.15, 0.66),
            (0.17, 0.74),
            (0.17, 0.90),
            (0.15, 0.98),
            (0.10, 1.02),
            (0.085, 1.10),
            (0.12, 1.13),
            (0.12, 1.16),
            (0.07, 1.19),
            (0.06, 1.27),
            (0, 1.27),
        ],
        [0, 0.015, 0.03, 0.06, 0.06, 0.1, 0.04, 0.02, 0.04, 0.04, 0.03, 0.02, 0.02, 0.01, 0.01, 0.02, 0.02, 0],
        5,
    )
    lathe("leg", p, brass, 96, loc=(x, Y, 0))
    for k in range(2):
        a = math.radians(22 + 90 * k + (31 if x > X else 0))
        dx, dy = math.cos(a) * 0.30, math.sin(a) * 0.30
        tube(
            "x",
            [
                (x - dx, Y - dy, 1.33),
                (x - dx * 0.5, Y - dy * 0.5, 1.33),
                (x + dx * 0.5, Y + dy * 0.5, 1.33),
                (x + dx, Y + dy, 1.33),
            ],
            0.042,
            brass,
            10,
            radii=[1, 0.85, 0.85, 1],
        )
        for sg in (-1, 1):
            sphere("ball", 0.058, brass, (x + sg * dx, Y + sg * dy, 1.33))
    lathe(
        "hub",
        fillet(
            [(0, 1.24), (0.10, 1.24), (0.115, 1.33), (0.10, 1.41), (0.085, 1.43), (0, 1.43)],
            [0, 0.02, 0.05, 0.02, 0.01, 0],
            5,
        ),
        brass,
        80,
        loc=(x, Y, 0),
    )
    lathe(
        "idx",
        fillet([(0, 1.42), (0.068, 1.42), (0.066, 1.446), (0, 1.45)], [0, 0.004, 0.01, 0], 4),
        por,
        60,
        loc=(x, Y, 0),
    )


leg(X - 0.92)
leg(X + 0.92)
zb = 0.82
tube("bridge", [(X - 0.92, Y, zb), (X - 0.4, Y, zb), (X + 0.4, Y, zb), (X + 0.92, Y, zb)], 0.088, brass, 14)
for x in (X - 0.70, X + 0.70):
    o = lathe(
        "nut",
        fillet([(0, -0.05), (0.135, -0.05), (0.135, 0.05), (0, 0.05)], [0, 0.015, 0.015, 0], 4),
        brass,
        6,
        auto=20,
        loc=(x, Y, zb),
        rot=(0, 90, 0),
    )
lathe(
    "boss",
    fillet(
        [
            (0, zb - 0.20),
            (0.09, zb - 0.19),
            (0.15, zb - 0.12),
            (0.165, zb),
            (0.15, zb + 0.12),
            (0.12, zb + 0.17),
            (0.12, zb + 0.25),
            (0.165, zb + 0.27),
            (0.165, zb + 0.34),
            (0.11, zb + 0.37),
            (0, zb + 0.37),
        ],
        [0, 0.05, 0.06, 0.06, 0.04, 0.02, 0.01, 0.01, 0.01, 0.02, 0],
        6,
    ),
    brass,
    96,
    loc=(X, Y, 0),
)
dr = math.radians(float(A.get("spout", -128)))
ux, uy = math.cos(dr), math.sin(dr)
R = 0.66
z0 = zb + 0.3
z1 = 2.05
pts = (
    [(0, z0), (0, z0 + 0.3), (0, z0 + 0.6), (0, z1 - 0.1)]
    + [(R - R * math.cos(a), z1 + R * math.sin(a)) for a in [math.pi * i / 12 for i in range(1, 12)]]
    + [(2 * R, z1 - 0.1), (2 * R + 0.005, z1 - 0.26), (2 * R + 0.01, z1 - 0.42)]
)
tube("neck", [(X + ux * r, Y + uy * r, z) for r, z in pts], 0.098, brass, 16)
ex, ey, ez = X + ux * (2 * R + 0.01), Y + uy * (2 * R + 0.01), z1 - 0.42
lathe(
    "tip",
    fillet(
        [(0.07, 0.0), (0.07, -0.14), (0.135, -0.14), (0.135, 0), (0.118, 0.04), (0.06, 0.05)],
        [0, 0.005, 0.012, 0.012, 0.01, 0],
        4,
    ),
    brass,
    80,
    loc=(ex, ey, ez),
)
# lemons
lm = M("lemon")
ln = lm.noise(5, 6, 0.6)
lm.into(lm.ramp(ln, [(0.3, hexc("#C78A12")), (0.7, hexc("#DFA921"))]), "Base Color")
lm.set(Roughness=0.40, Specular=0.45, Subsurface=0.0)
b = lm.bump(lm.noise(26, 3, 0.6), 0.5, 0.012)
lm.bump(lm.noise(3, 4, 0.5), 0.4, 0.05, b)
lm.m["avg"] = hexc("#D29B18")
lm = lm.m


def lemon(r, loc, rot):
    p = []
    for i in range(61):
        t = math.pi * i / 60
        z = -math.cos(t)
        rr = math.sin(t) ** 0.92
        nip = max(0, (abs(z) - 0.86) / 0.14)
        zz = z * (1.18 + 0.20 * nip**1.5 * (1 if z > 0 else 0.55))
        rr = rr * (1 - 0.25 * nip)
        p.append((max(0, r * rr) if 0 < i < 60 else 0, r * zz))
    o = lathe("lemon", p, lm, 96, auto=180, loc=loc, rot=rot)
    tx = bpy.data.textures.new("l", "CLOUDS")
    tx.noise_scale = 0.45
    d = o.modifiers.new("d", "DISPLACE")
    d.texture = tx
    d.strength = 0.05
    return o


lemon(0.31, (1.98, -1.18, 0.31), (86, 0, 58))
lemon(0.29, (2.42, -0.62, 0.29), (88, 0, -24))
# light
softbox((-6.5, -2.2, 4.2), (0.2, 0, 1.0), 2.8, 3.4, 7, (1, 0.92, 0.80), 0.75, "window")
softbox((2.2, -8.5, 3.4), (0.3, 0, 0.9), 3.2, 3.2, 3.0, (1, 0.95, 0.89), 0.9, "front")
softbox((4.6, -1.0, 2.8), (0.4, 0, 1.2), 0.7, 3.4, 5, (1, 0.94, 0.86), 0.6, "rimR")
S = (-7.6, -6.4, 6.2)
spot(S, (0.2, 0.4, 1.0), 19000, 0.10, 36, 0.5, (1, 0.83, 0.62))
gobo((-5.2, -4.3, 4.6), (0.2, 0.4, 1.0), [(-6, -1.15), (-0.62, -0.52), (0.36, 0.46), (1.05, 7)], 10)
camera((-1.3, -11.2, 3.5), (0.02, -0.4, 0.63), 55, 0.22, focus=(0.25, -0.1, 1.1))
render("kitchen")
