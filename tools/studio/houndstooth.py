import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from brand import *

s = start()
world("apartment", 0.12, rot=200, tint=(1, 0.94, 0.86, 1))
stone = mat_marble(hexc("#DDD3C1"), hexc("#A8977C"), "tbl", 0.45, 0.30)
T = box("table", (14, 9, 0.4), stone, 0.03, 4, loc=(0, 1.5, -0.2))
sweep(mat_plaster(hexc("#1E3329"), "wall", 0.12, 0.95, 0.3), depth=5.0, radius=0.5, z=-2)
meridian_strip((-3.12, -6), (-0.07, 5.9), 0, 0.08, mat=mat_strip(haze=0.40))
brass = mat_metal(BRASS, 0.17, "brass", 0, 0.05, 0.10)


def mat_houndstooth(light=hexc("#DCD0B8"), dark=hexc("#15171D"), repeat=0.19, name="houndstooth"):
    """true 2/2 twill of four dark, four light threads in warp and weft: the teeth come out of the weave itself"""
    m = M(name)
    k = 8 / repeat
    t = m.new("TexCoord")
    sx = m.new("SeparateXYZ")
    wob = m.new("TexNoise")
    wob.inputs["Scale"].default_value = 9
    wob.inputs["Detail"].default_value = 2
    m.link(t.outputs["UV"], wob.inputs["Vector"])
    va = m.new("VectorMath", operation="SCALE")
    va.inputs["Scale"].default_value = 0.006
    m.link(wob.outputs["Color"], va.inputs[0])
    vb = m.new("VectorMath", operation="ADD")
    m.link(t.outputs["UV"], vb.inputs[0])
    m.link(va.outputs[0], vb.inputs[1])
    m.link(vb.outputs[0], sx.inputs[0])
    u = m.math(sx.outputs[0], k)
    v = m.math(sx.outputs[1], k)
    u = m.math(u, 800, "ADD")
    v = m.math(v, 800, "ADD")
    i = m.math(u, 0, "FLOOR")
    j = m.math(v, 0, "FLOOR")
    wd = m.math(m.math(i, 8, "MODULO"), 3.5, "LESS_THAN")
    fd = m.math(m.math(j, 8, "MODULO"), 3.5, "LESS_THAN")
    over = m.math(m.math(m.math(i, j, "ADD"), 4, "MODULO"), 1.5, "LESS_THAN")
    top = m.mix(fd, wd, over)
    fu = m.math(m.math(u, 1, "MODULO"), 0.5, "SUBTRACT")
    fv = m.math(m.math(v, 1, "MODULO"), 0.5, "SUBTRACT")
    hu = m.math(1.0, m.math(m.math(fu, fu), 3.0), "SUBTRACT")
    hv = m.math(1.0, m.math(m.math(fv, fv), 3.0), "SUBTRACT")
    h = m.mix(hv, hu, over)
    fz = m.noise(120, 4, 0.7, 0, m.co(kind="UV"))
    pill = m.noise(30, 4, 0.7, 0, m.co(kind="UV"))
    c = m.mix(light, dark, top)
    c = m.mix(c, m.ramp(fz, [(0.3, 0.72), (0.7, 1.08)]), 1, "MULTIPLY")
    c = m.mix(c, m.ramp(h, [(0.2, 0.70), (0.9, 1.0)]), 1, "MULTIPLY")
    m.into(c, "Base Color")
    m.set(Roughness=1, Specular=0.05, Sheen=0.45, Sheen_Tint=0.4)
    b = m.bump(h, 0.5, 0.012)
    b = m.bump(fz, 0.5, 0.012, b)
    m.bump(pill, 0.2, 0.02, b)
    m.m["avg"] = hexc("#7A746A")
    return m.m


ht = mat_houndstooth()
C = cloth(
    "wool",
    (4.3, 4.2),
    92,
    ht,
    (1.35, 1.05, 0.75),
    gather=0.40,
    frames=42,
    lift=1.15,
    colliders=(T,),
    rot=-22,
    thick=0.022,
    waves=4,
    seed=11,
    stiff=10,
)
C.location.y -= 0.85
C.location.x -= 0.10
bb = mat_strip("button_brass", 0.22, haze=0.10)


# blazer buttons with a small raised nought
def button(r, loc, rot):
    E = bpy.data.objects.new("b", None)
    bpy.context.collection.objects.link(E)
    p = fillet(
        [
            (0, 0.048),
            (r * 0.82, 0.046),
            (r * 0.85, 0.040),
            (r * 0.89, 0.066),
            (r, 0.060),
            (r, 0.018),
            (r * 0.9, 0),
            (0, 0),
        ],
        [0, 0.01, 0.01, 0.014, 0.016, 0.01, 0.01, 0],
        5,
    )
    b = lathe("btn", p, bb, 120)
    b.parent = E
    h = r * 1.22
    n = nought(h, 1.42, 0.030, bb, hair=0.055, thick=0.31, bevel=0.008, crown=0.003, N=160, sink=0)
    n.rotation_euler = (math.radians(-90), 0, 0)
    n.location = (0, -h / 2, 0.048)
    n.parent = E
    E.location = loc
    E.rotation_euler = [math.radians(a) for a in rot]
    return E


button(0.19, (-0.70, -0.72, 0.002), (0, 0, -25))
button(0.19, (-0.22, -1.02, 0.002), (0, 0, 14))
button(0.13, (-1.12, -0.94, 0.002), (0, 0, 38))
# spool of oxblood thread
th = M("thread")
wv = th.new("TexWave", wave_type="BANDS", bands_direction="Z")
wv.inputs["Scale"].default_value = 13
wv.inputs["Distortion"].default_value = 1.0
wv.inputs["Detail"].default_value = 1
th.link(th.co(rot=(0.06, 0.03, 0)), wv.inputs[0])
th.into(th.mix(hexc("#2E080C"), hexc("#5A141B"), wv.outputs["Fac"]), "Base Color")
th.set(Roughness=0.6, Specular=0.25)
th.bump(wv.outputs["Fac"], 0.7, 0.014)
th = th.m
wood = M("wood")
wg = wood.noise(5, 6, 0.6, 1, wood.co((1, 1, 0.2)))
wood.into(wood.ramp(wg, [(0.3, hexc("#7E5530")), (0.7, hexc("#B98A55"))]), "Base Color")
wood.set(Roughness=0.42)
wood = wood.m
sx_, sy_ = -1.02, 0.10
lathe(
    "core",
    fillet(
        [
            (0, 0),
            (0.185, 0),
            (0.185, 0.055),
            (0.10, 0.085),
            (0.10, 0.415),
            (0.185, 0.445),
            (0.185, 0.50),
            (0.05, 0.50),
            (0.05, 0.42),
            (0, 0.42),
        ],
        [0, 0.015, 0.015, 0.01, 0.01, 0.015, 0.015, 0.01, 0.01, 0],
        4,
    ),
    wood,
    96,
    loc=(sx_, sy_, 0),
)
lathe(
    "thr",
    fillet([(0.09, 0.08), (0.16, 0.095), (0.172, 0.25), (0.16, 0.405), (0.09, 0.42)], [0, 0.02, 0.3, 0.02, 0], 10),
    th,
    128,
    loc=(sx_, sy_, 0),
)
tube(
    "tail",
    [
        (sx_ + 0.12, sy_ - 0.11, 0.16),
        (sx_ + 0.17, sy_ - 0.20, 0.06),
        (sx_ + 0.24, sy_ - 0.34, 0.012),
        (sx_ + 0.42, sy_ - 0.46, 0.010),
        (sx_ + 0.62, sy_ - 0.36, 0.010),
        (sx_ + 0.86, sy_ - 0.52, 0.010),
        (sx_ + 0.78, sy_ - 0.78, 0.010),
    ],
    0.0085,
    th,
    4,
)
# light
softbox((-4.8, 1.2, 2.7), (0.3, 0, 0.2), 2.4, 2.4, 12, (1, 0.92, 0.80), 0.7, "window")
softbox((1.5, -4.6, 3.0), (0.4, 0, 0.3), 3, 2.4, 2.0, (1, 0.96, 0.92), 0.9, "front")
softbox((-0.8, 3.9, 3.6), (0.1, 0, 0), 6, 1.5, 3.2, (1, 0.92, 0.80), 0.8, "top")
S = (-6.2, 1.2, 3.2)
spot(S, (0.35, 0.1, 0.25), 13500, 0.08, 36, 0.5, (1, 0.83, 0.62))
gobo((-4.37, 0.88, 2.34), (0.35, 0.1, 0.25), [(-5, -1.1), (-0.42, -0.34), (0.95, 5)], 8)
if A.get("frame") == "buttons":
    camera((-1.5, -5.0, 2.1), (-0.62, -0.62, 0.06), 105, 0.5, focus=(-0.6, -0.75, 0.08))
    render("houndstooth_buttons")
else:
    camera((-0.45, -5.6, 3.3), (0.22, 0.20, 0.36), 62, 0.58, focus=(0.35, -0.30, 0.15))
    render("houndstooth")
