#!/usr/bin/env python3
# Monte-Carlo denoiser without OIDN: two independent half-sample renders (A,B) + albedo/normal features.
# Cross-weighted non-local means with per-pixel variance (Rousselle 2012), in albedo-demodulated log space.
import os, sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2, numpy as np

cv2.setNumThreads(2)
n, out = sys.argv[1:3]
K = dict(x.split("=", 1) for x in sys.argv[3:])
k = float(K.get("k", 0.55))
R = int(K.get("r", 8))
kf = float(K.get("kf", 0.6))
rd = lambda f: np.nan_to_num(cv2.imread(f, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32))
A, B = rd(n + "_a.exr"), rd(n + "_b.exr")
fa = [rd(f"{n}_{s}_alb_0001.exr") for s in "ab"]
fn = [rd(f"{n}_{s}_nrm_0001.exr") for s in "ab"]


def spikes(I, J):  # a speck bright in one buffer only is a firefly
    m = np.dstack([cv2.medianBlur(np.ascontiguousarray(I[:, :, c]), 5) for c in range(3)])
    L = I.max(2)
    bad = (L > 3 * J.max(2) + 0.05) & (L > 2 * m.max(2) + 0.05)
    return np.where(bad[..., None], np.minimum(m, I), I)


A, B = spikes(A, B), spikes(B, A)
alb = cv2.GaussianBlur((fa[0] + fa[1]) / 2, (0, 0), 0.5)
dm = alb + 0.03  # demodulate textures (smooth: a hard threshold draws contour lines on dark cloth)
T = lambda x: np.log1p(np.maximum(x / dm, 0) * 8)
iT = lambda y: np.expm1(y) / 8 * dm
a, b = T(A), T(B)
bl = lambda x, r: cv2.blur(x, (2 * r + 1, 2 * r + 1))
var = (a - b) ** 2 / 2
v = bl(var, 2)
v = np.minimum(v, bl(v, 4) * 4) + 1e-7
F = np.concatenate([(fa[0] + fa[1]) / 2, (fn[0] + fn[1]) / 2], 2)
Fv = np.concatenate([(fa[0] - fa[1]) ** 2 / 4, (fn[0] - fn[1]) ** 2 / 4], 2)
Fv = bl(Fv, 1)
F2 = F.reshape(*F.shape[:2], 2, 3).transpose(2, 0, 1, 3)
tau = np.array([3e-3, 3e-3, 3e-3, 8e-3, 8e-3, 8e-3], np.float32)
H, W = a.shape[:2]
accA = np.zeros_like(a)
accB = np.zeros_like(a)
wsA = np.zeros((H, W), np.float32)
wsB = wsA.copy()
P = lambda x: cv2.copyMakeBorder(x, R, R, R, R, cv2.BORDER_REFLECT)
pa, pb, pv = P(a), P(b), P(v)
Fs = [
    (
        P(np.ascontiguousarray(F[..., i : i + 3])),
        P(np.ascontiguousarray(Fv[..., i : i + 3])),
        F[..., i : i + 3],
        Fv[..., i : i + 3],
        tau[i : i + 3],
    )
    for i in (0, 3)
]
for dy in range(-R, R + 1):
    for dx in range(-R, R + 1):
        if dx * dx + dy * dy > R * R + 1:
            continue
        sl = (slice(R + dy, R + dy + H), slice(R + dx, R + dx + W))
        qa, qb, qv = pa[sl], pb[sl], pv[sl]
        den = 1e-8 + k * k * (v + qv)
        cor = v + np.minimum(v, qv)
        da = bl((((a - qa) ** 2 - cor) / den).mean(2), 2)
        db = bl((((b - qb) ** 2 - cor) / den).mean(2), 2)
        df = 0
        for pF, pFv, f, fv, tu in Fs:
            df = np.maximum(
                df,
                (
                    (((f - pF[sl]) ** 2) - (fv + np.minimum(fv, pFv[sl])))
                    / (kf * kf * np.maximum(fv + pFv[sl] * 0, tu))
                ).max(2),
            )
        wf = np.exp(-np.maximum(df, 0))
        wa = np.minimum(np.exp(-np.maximum(da, 0)), wf)
        wb = np.minimum(np.exp(-np.maximum(db, 0)), wf)
        accB += wa[..., None] * qb
        wsB += wa
        accA += wb[..., None] * qa
        wsA += wb
r = (accA / wsA[..., None] + accB / wsB[..., None]) / 2
cv2.imwrite(out, iT(r).astype(np.float32))
