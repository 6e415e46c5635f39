# Extra helpers for the still-life series (terrace, chambers, bell, parcel, clinic, screen, lipstick). 1 unit = 10 cm.
from studio import *

V3 = Vector


def cam_ready():
    return bpy.context.scene.camera


def slab2d(name, outer, holes, mat, thick, bev=0.005, plane="XZ", loc=(0, 0, 0), rot=(0, 0, 0), auto=30, parent=None):
    """flat plate from 2D outlines with holes and softened edges. plane XZ: front faces -y at y=0, body goes to y=+thick. plane XY: top at z=thick, bottom z=0"""

    def area(p):
        return sum(p[i - 1][0] * p[i][1] - p[i][0] * p[i - 1][1] for i in range(len(p))) / 2

    c = bpy.data.curves.new(name, "CURVE")
    c.dimensions = "2D"
    c.fill_mode = "BOTH"
    c.extrude = max(1e-4, thick / 2 - bev)
    c.bevel_depth = bev
    c.bevel_resolution = 2
    c.offset = -bev
    for k, pts in enumerate([outer] + list(holes)):
        pts = list(pts)
        if (area(pts) > 0) != (k == 0):
            pts.reverse()
        sp = c.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        sp.use_cyclic_u = True
        for p, q in zip(sp.points, pts):
            p.co = (q[0], q[1], 0, 1)
    o = bpy.data.objects.new(name, c)
    bpy.context.collection.objects.link(o)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-5)
    for v in bm.verts:
        x, y, z = v.co
        v.co = (x, thick / 2 - z, y) if plane == "XZ" else (x, y, z + thick / 2)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(me)
    bm.free()
    me.materials.clear()
    o = fin(name, me, mat, True, auto, loc, rot)
    if parent:
        o.parent = parent
    return o


def rect(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def arch(cx, hw, z0, zs, n=20):
    return (
        [(cx - hw, z0)]
        + [(cx - hw * math.cos(math.pi * i / n), zs + hw * math.sin(math.pi * i / n)) for i in range(n + 1)]
        + [(cx + hw, z0)]
    )


def empty(name="e", loc=(0, 0, 0), rot=(0, 0, 0)):
    o = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = [math.radians(r) for r in rot]
    return o


def window_gobo(S, target, xs, ys, frac=0.28, ext=float(A.get("ext", 9))):
    """sash-window light: opaque sheet between lamp and set with open panes; xs, ys = open spans measured AT THE TARGET (gobo x+ = right of the lamp's view, y up)"""
    S = V3(S)
    T = V3(target)
    loc = S.lerp(T, frac)
    q = (T - S).to_track_quat("Z", "Y")
    X = sorted([-ext] + [t * frac for s_ in xs for t in s_] + [ext])
    Y = sorted([-ext] + [t * frac for s_ in ys for t in s_] + [ext])
    op = lambda a, b, sp: any(abs(a - s_[0] * frac) < 1e-6 for s_ in sp)
    v = []
    f = []
    for i in range(len(X) - 1):
        for j in range(len(Y) - 1):
            if op(X[i], 0, xs) and op(Y[j], 0, ys):
                continue
            n = len(v)
            v += [(X[i], Y[j], 0), (X[i + 1], Y[j], 0), (X[i + 1], Y[j + 1], 0), (X[i], Y[j + 1], 0)]
            f.append((n, n + 1, n + 2, n + 3))
    return flags(v, f, loc, q)


def strand_curve(name, lines, rad, mat, res=2, parent=None, kind="POLY"):
    c = bpy.data.curves.new(name, "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = rad
    c.bevel_resolution = res
    c.use_fill_caps = True
    for pts in lines:
        sp = c.splines.new(kind)
        sp.points.add(len(pts) - 1)
        for p, q in zip(sp.points, pts):
            p.co = (*q, 1)
        if kind == "NURBS":
            sp.use_endpoint_u = True
            sp.order_u = 4
    c.resolution_u = 6
    c.materials.append(mat)
    o = bpy.data.objects.new(name, c)
    bpy.context.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def latheX(name, prof, mat, segs=96, **k):
    """lathe about the x axis: prof = (radius, x)"""
    o = lathe(name, prof, mat, segs, **k)
    for v in o.data.vertices:
        x, y, z = v.co
        v.co = (z, x, y)
    o.data.flip_normals() if False else None
    o.data.update()
    return o


def old_key(mat, L=1.0, r=0.035, loc=(0, 0, 0), rotz=0, tilt=0):
    """old lever-lock key lying flat: bow at -x, bit at +x"""
    E = empty("key", (loc[0], loc[1], loc[2] + r * 1.25), (0, tilt, rotz))
    a = -L * 0.5
    bw = 0.21 * L / 1.0
    bh = 0.17 * L
    bow = tube(
        "bow",
        [
            (
                a + bw * math.cos(t * math.pi / 8),
                bh * math.sin(t * math.pi / 8) * (1 - 0.18 * math.cos(t * math.pi / 8)),
                0,
            )
            for t in range(16)
        ],
        r * 0.95,
        mat,
        8,
        cyclic=True,
    )
    x0 = a + bw * 0.97
    x1 = L * 0.5
    pr = [
        (0, x0 - 0.02),
        (r * 1.5, x0 - 0.01),
        (r * 1.75, x0 + 0.02),
        (r * 1.5, x0 + 0.05),
        (r * 0.95, x0 + 0.065),
        (r * 0.95, x0 + 0.10),
        (r * 1.45, x0 + 0.115),
        (r * 1.45, x0 + 0.145),
        (r * 0.95, x0 + 0.16),
        (r * 0.85, x1 - 0.24),
        (r * 1.25, x1 - 0.23),
        (r * 1.25, x1 - 0.205),
        (r * 0.85, x1 - 0.195),
        (r * 0.85, x1 - 0.02),
        (r * 0.55, x1),
        (0, x1),
    ]
    sh = latheX("shank", fillet(pr, r * 0.3, 4), mat)
    b0 = x1 - 0.185
    bit = [
        (b0, -0.01),
        (b0, -0.19),
        (b0 + 0.045, -0.19),
        (b0 + 0.045, -0.135),
        (b0 + 0.07, -0.135),
        (b0 + 0.07, -0.205),
        (b0 + 0.105, -0.205),
        (b0 + 0.105, -0.15),
        (b0 + 0.13, -0.15),
        (b0 + 0.13, -0.185),
        (b0 + 0.165, -0.185),
        (b0 + 0.165, -0.01),
    ]
    s_ = L
    bt = slab2d("bit", [(x, y * L) for x, y in bit], [], mat, 0.045, 0.006, "XY", loc=(0, 0, -0.0225))
    for o in (bow, sh, bt):
        o.parent = E
    return E


def ribbon(name, pts, width, mat, n=260, thick=0.006, up=(0, 0, 1), twist=None, res=3):
    """flat ribbon swept along a smooth curve through pts (Catmull-Rom). up(t) or constant = direction of the width"""
    P = [V3(p) for p in pts]
    Q = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
    m = len(P) - 1

    def at(t):
        u = t * m
        i = min(int(u), m - 1)
        u -= i
        a, b, c, d = Q[i : i + 4]
        return 0.5 * ((2 * b) + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3)

    v = []
    f = []
    uv = []
    for k in range(n + 1):
        t = k / n
        p = at(t)
        tg = (at(min(1, t + 0.002)) - at(max(0, t - 0.002))).normalized()
        w = V3(up(t) if callable(up) else up)
        w = (w - tg * w.dot(tg)).normalized()
        for j in range(res + 1):
            s_ = j / res - 0.5
            v.append(tuple(p + w * (width(t) if callable(width) else width) * s_))
    for k in range(n):
        for j in range(res):
            a = k * (res + 1) + j
            f.append((a, a + 1, a + res + 2, a + res + 1))
    o = from_pv(name, v, f, mat, True, 80, recalc=False)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = thick
    so.offset = 0
    return o


def sheet(name, w, h, nx, ny, fn, mat, thick=0.006, auto=180, sub=0, loc=(0, 0, 0), rot=(0, 0, 0)):
    v = []
    f = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x = (i / nx - 0.5) * w
            y = (j / ny - 0.5) * h
            v.append(fn(x, y))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    uv = me.uv_layers.new()
    st = nx + 1
    for l in me.loops:
        i = l.vertex_index
        uv.data[l.index].uv = (((i % st) / nx - 0.5) * w, ((i // st) / ny - 0.5) * h)
    o = fin(name, me, mat, True, auto, loc, rot)
    if thick:
        so = o.modifiers.new("s", "SOLIDIFY")
        so.thickness = thick
        so.offset = 0
    if sub:
        su = o.modifiers.new("u", "SUBSURF")
        su.levels = su.render_levels = sub
    return o


def mat_paper(col, name="paper", fibre=0.10, trans=0):
    m = M(name)
    n = m.noise(30, 4, 0.7)
    n2 = m.noise(2.2, 4, 0.6)
    m.into(
        m.mix(
            m.mix(tuple(c * 0.93 for c in col[:3]) + (1,), col, n2), m.ramp(n, [(0.3, 0.95), (0.7, 1.0)]), 1, "MULTIPLY"
        ),
        "Base Color",
    )
    m.set(Roughness=0.8, Specular=0.25)
    m.bump(n, fibre, 0.008)
    m.m["avg"] = col
    if trans:
        t = m.new("BsdfTranslucent")
        t.inputs[0].default_value = col
        mx = m.new("MixShader")
        mx.inputs[0].default_value = trans
        m.link(m.b.outputs[0], mx.inputs[1])
        m.link(t.outputs[0], mx.inputs[2])
        m.link(mx.outputs[0], m.out.inputs[0])
        del m.m["avg"]
    return m.m


def mat_leather(col, name="leather", scale=1.0, rough=0.42, wear=0.5):
    m = M(name)
    v = m.new("TexVoronoi", feature="DISTANCE_TO_EDGE")
    v.inputs["Scale"].default_value = 26 * scale
    m.link(m.co(), v.inputs["Vector"])
    n = m.noise(2.6, 4, 0.6, 0.4)
    n2 = m.noise(22 * scale, 4, 0.65)
    dark = tuple(c * 0.55 for c in col[:3]) + (1,)
    lit = tuple(min(1, c * 1.35 + 0.004) for c in col[:3]) + (1,)
    m.into(
        m.mix(
            m.ramp(n, [(0.3, dark), (0.55, col), (0.78, lit)]), m.ramp(n2, [(0.3, 0.8), (0.6, 1.0)]), 0.7, "MULTIPLY"
        ),
        "Base Color",
    )
    m.into(m.ramp(n2, [(0.3, rough + 0.14), (0.7, rough - 0.08)]), "Roughness")
    m.set(Specular=0.45)
    b = m.bump(m.ramp(v.outputs["Distance"], [(0, 0.0), (0.22, 1.0)]), 0.20, 0.008)
    m.bump(n2, 0.35, 0.012, b)
    m.m["avg"] = col
    return m.m


def mat_porcelain(col="#F3ECDF", name="porcelain", rough=0.12):
    p = M(name).set(Base_Color=hexc(col), Roughness=rough, Specular=0.55, Clearcoat=0.6, Clearcoat_Roughness=0.04)
    p.bump(p.noise(5, 3, 0.5), 0.02, 0.02)
    return p.m


def mat_limestone(col="#CFC2AC", name="limestone", grain=1.0, rough=0.62):
    """pale honed stone: fine speckle, soft clouds, no pits"""
    m = M(name)
    c = hexc(col)
    n = m.noise(0.9, 4, 0.6, 0.6)
    n2 = m.noise(38 * grain, 3, 0.7)
    dk = tuple(x * 0.84 for x in c[:3]) + (1,)
    lt = tuple(min(1, x * 1.08) for x in c[:3]) + (1,)
    m.into(
        m.mix(m.ramp(n, [(0.3, dk), (0.7, lt)]), m.ramp(n2, [(0.32, 0.86), (0.55, 1.0)]), 0.8, "MULTIPLY"), "Base Color"
    )
    m.set(Roughness=rough, Specular=0.35)
    m.bump(n2, 0.12, 0.004)
    m.m["avg"] = c
    return m.m


_camera = camera


def camera(*a, **k):
    """studio.camera plus zoom=cx,cy,f on the command line (fractions of the frame) for close-up previews"""
    c = _camera(*a, **k)
    for nm in A.get("off", "").split(","):  # off=key,spot.001 switches lights off for a test
        if nm in bpy.data.objects:
            bpy.data.objects[nm].hide_render = True
    if "zoom" in A:
        cx, cy, f = [float(x) for x in A["zoom"].split(",")]
        c.data.lens *= f
        c.data.shift_x += (cx - 0.5) * f
        c.data.shift_y += (0.5 - cy) * f * 1067 / 1600
        c.data.dof.aperture_fstop *= f
    return c
