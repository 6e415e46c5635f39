#!/bin/bash
# shoot.sh SCENE WIDTH SAMPLES [grade…]: renders a scene twice at half its samples (one thread
# each, with different noise), denoises the two against each other, and grades the result.
#   DN     arguments of denoise.py, such as "r=6 k=.6"
#   SARGS  arguments of the scene, such as "ratio=.5625"
cd "$(dirname "$0")" || exit 1
scene=$1
width=$2
samples=$3
shift 3

begun=$(date +%s)
for half in a b; do
  seed=$([ "$half" = a ] && echo 1 || echo 977)
  # shellcheck disable=SC2086 # SARGS is a list
  nice -n 15 blender -b -P "$scene.py" -- w="$width" spp="$samples" out="${scene}_$half" \
    seed="$seed" threads=1 ${SARGS:-} >"log_${scene}_$half" 2>&1 &
done
wait
rendered=$(date +%s)

# shellcheck disable=SC2086 # DN is a list
nice -n 15 python3 denoise.py "$scene" "${scene}_dn.exr" ${DN:-} || exit 1
denoised=$(date +%s)

nice -n 15 python3 develop.py "${scene}_dn.exr" "${scene}_$width.png" nlm=0 "$@" || exit 1
echo "$scene w=$width spp=2x$samples: render $((rendered - begun)) s, denoise $((denoised - rendered)) s, grade $(($(date +%s) - denoised)) s"
grep -hE 'Error|Traceback|line ' "log_${scene}_a" | head -5
