import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("studio", 0.10, rot=120, tint=(1, 0.93, 0.85, 1))
wall = mat_plaster(hexc("#1D3A2E"), "wall", 0.14, 0.92, 0.3)
sweep(wall, depth=4.4, radius=1.2, y0=-14, z=-0.62)
trav = mat_travertine()
box("slab", (7.2, 4.6, 0.60), trav, 0.03, 5, loc=(0.55, 0.25, -0.30), rot=(0, 0, -5))
c5, s5 = math.cos(math.radians(-5)), math.sin(math.radians(-5))
on = lambda x, y: (0.55 + x * c5 - y * s5, 0.25 + x * s5 + y * c5)
st = mat_strip(haze=0.50)
sx = -1.05
meridian_strip(on(sx, -2.302), on(sx, 2.28), 0, 0.08, mat=st)
e = on(sx, -2.3015)
box("edge", (0.08, 0.006, 0.585), st, 0.002, 2, loc=(e[0], e[1], -0.300), rot=(0, 0, -5))


# cast iron: matte ink, sand-cast skin; the handle is worn bright where hands have been
def iron(name, worn=0.0):
    m = M(name)
    n = m.noise(42, 5, 0.7)
    n2 = m.noise(6, 6, 0.6)
    m.set(Specular=0.34)
    base = m.ramp(n2, [(0.3, hexc("#090A0D")), (0.7, hexc("#111317"))])
    rg = m.ramp(n, [(0.3, 0.50), (0.7, 0.68)])
    if worn:
        t = m.new("TexCoord")
        sp = m.new("SeparateXYZ")
        m.link(t.outputs["Object"], sp.inputs[0])
        zz = m.ramp(m.math(m.math(sp.outputs[2], -2.15, "ADD"), 1.6), [(0.0, 0.0), (0.9, 1.0)])
        w = m.ramp(
            m.math(m.math(zz, m.noise(4.5, 8, 0.72), "MULTIPLY"), m.math(n, 0.14), "ADD"), [(0.30, 0.0), (0.46, 1.0)]
        )
        m.into(m.mix(base, hexc("#9A9389"), w), "Base Color")
        m.into(m.mix(rg, 0.30, w), "Roughness")
        m.into(m.math(w, 0.92), "Metallic")
    else:
        m.into(base, "Base Color")
        m.into(rg, "Roughness")
    b = m.bump(n, 0.40, 0.009)
    m.bump(n2, 0.25, 0.03, b)
    return m.m


ib = iron("iron")
ih = iron("ironh", 1)
X, Y, R = 0.78, 0.25, 1.0
pr = [(0, 0), (0.62, 0)] + [
    (R * math.sin(a), 1.0 - 0.10 - R * math.cos(a) * 0.98 + 0.0) for a in [math.radians(d) for d in range(44, 181, 4)]
]
pr[-1] = (0, pr[-1][1])
pr = [(r, max(0, z - 0.19)) for r, z in pr]
pr[1] = (0.66, 0)
lathe("ball", fillet(pr, [0, 0.05] + [0.02] * (len(pr) - 2), 3), ib, 160, auto=60, loc=(X, Y, 0.0))
H = bpy.data.objects.new("H", None)
bpy.context.collection.objects.link(H)
hp = [
    (-0.40, 0, 1.30),
    (-0.50, 0, 1.52),
    (-0.66, 0, 1.78),
    (-0.70, 0, 2.05),
    (-0.62, 0, 2.34),
    (-0.36, 0, 2.47),
    (0, 0, 2.50),
    (0.36, 0, 2.47),
    (0.62, 0, 2.34),
    (0.70, 0, 2.05),
    (0.66, 0, 1.78),
    (0.50, 0, 1.52),
    (0.40, 0, 1.30),
]
h = tube(
    "handle", hp, 0.175, ih, 20, radii=[1.75, 1.45, 1.12, 1.0, 0.97, 0.97, 0.97, 0.97, 0.97, 1.0, 1.12, 1.45, 1.75]
)
h.location = (X, Y, 0)
h.rotation_euler = (0, 0, math.radians(-24))
# cast mark: a raised ring with the nought, low on the belly
br = mat_strip("badge", 0.26, haze=0.35)
P = bpy.data.objects.new("P", None)
bpy.context.collection.objects.link(P)
n = nought(0.44, 1.5, 0.05, br, hair=0.04, bevel=0.010, crown=0.004, N=200, sink=0)
n.parent = P
n.location = (0, 0, -0.22)
a = math.radians(-8)
zc = 0.80
rr = math.sqrt(max(0, 1 - ((zc - 0.71) / 0.98) ** 2))
P.location = (X + math.sin(a) * (rr - 0.012), Y - math.cos(a) * (rr - 0.012), zc + 0.06)
P.rotation_euler = (math.radians(-3), 0, a)
# oxblood rope, three strands, coiled on the stone
rp = M("rope")
nf = rp.noise(60, 4, 0.7)
rp.into(rp.ramp(nf, [(0.3, hexc("#1C0508")), (0.7, hexc("#460F15"))]), "Base Color")
rp.set(Roughness=0.9, Specular=0.15, Sheen=0.06)
rp.bump(nf, 0.5, 0.015)
rp.m["avg"] = hexc("#330B0F")
rp = rp.m


def rope(path, r=0.085, pitch=0.46):
    P_ = [Vector(p) for p in path]
    L = [0]
    for a, b in zip(P_, P_[1:]):
        L.append(L[-1] + (b - a).length)
    step = 0.05
    N = int(L[-1] / step)
    pts = []
    k = 0
    for i in range(N + 1):
        d = i * step
        while k < len(L) - 2 and L[k + 1] < d:
            k += 1
        t = (d - L[k]) / max(1e-6, L[k + 1] - L[k])
        pts.append(P_[k].lerp(P_[k + 1], min(1, t)))
    for q in range(3):
        out = []
        for i, p in enumerate(pts):
            T = (pts[min(i + 1, N)] - pts[max(i - 1, 0)]).normalized()
            Bn = T.cross(Vector((0, 0, 1))).normalized()
            U = Bn.cross(T)
            a = 2 * math.pi * (i * step / pitch + q / 3)
            out.append(tuple(p + (Bn * math.cos(a) + U * math.sin(a)) * r * 0.56))
        tube("rope", out, r * 0.60, rp, 5)


cx, cy = -1.72, 0.20
path = []
for i in range(0, int(2.9 * 60) + 1):
    t = i / 60
    a = 2 * math.pi * t + 0.6
    k = min(1, max(0, (t - 0.85) / 0.3))
    k2 = min(1, max(0, (t - 1.85) / 0.3))
    lay = 0.088 + (0.155) * (k * k * (3 - 2 * k)) + 0.15 * (k2 * k2 * (3 - 2 * k2))
    r = 0.70 + 0.10 * math.sin(t * 2.2) - 0.05 * (t > 1) * min(1, t - 1)
    path.append((cx + r * math.cos(a) * 1.08, cy + r * math.sin(a), lay))
a = 2 * math.pi * 2.9 + 0.6
pre = [
    (-0.30, -1.45, 0.088),
    (-0.42, -1.25, 0.088),
    (-0.66, -1.04, 0.088),
    (-0.80, -0.70, 0.088),
    (-0.82, -0.30, 0.088),
    (-0.88, 0.10, 0.088),
]
rope(pre + path[10:])
# light
softbox((-5.2, -2.4, 3.8), (0.3, 0, 0.9), 2.6, 3.0, 7, (1, 0.91, 0.79), 0.8, "key")
softbox((4.2, -0.2, 2.4), (0.8, 0, 1.2), 0.8, 3.6, 7, (1, 0.94, 0.88), 0.6, "rimR")
softbox((0.4, -1.5, 6), (0.6, 0, 0.6), 3, 2.2, 2.2, (1, 0.95, 0.9), 0.9, "top")
softbox((0.8, -7.5, 2.4), (0.6, 0, 1.0), 3, 2.4, 1.0, (1, 0.94, 0.86), 0.9, "front")
S = (-6.4, -4.0, 4.6)
spot(S, (0.3, 0.6, 0.9), 16000, 0.10, 36, 0.5, (1, 0.83, 0.62))
gobo((-4.6, -2.7, 3.56), (0.3, 0.6, 0.9), [(-6, -1.2), (-0.52, -0.44), (0.32, 0.40), (1.25, 6)], 10)
if A.get("frame") == "rope":
    camera((-4.0, -9.4, 2.4), (-0.52, 0.0, 0.78), 88, 0.3, focus=(-0.9, -0.6, 0.5))
    render("kettlebell_rope")
else:
    camera((-1.0, -10.4, 3.1), (-0.08, 0, 0.98), 68, 0.24, focus=(X - 0.1, Y - 0.9, 1.1))
    render("kettlebell")
