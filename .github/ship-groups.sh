#!/usr/bin/env bash
# git diff --name-only BEFORE AFTER | ship-groups.sh: prints what to ship together, as JSON: all applications by the
# environment `shared` when something that they share has changed, else each one that has changed by its own.
set -euo pipefail
changed=$(cat)
if grep -qE '^(packages/(contracts|content|platform|ui)/|package-lock\.json$)' <<< "$changed"; then
  printf '[{"environment":"shared","apps":"%s"}]\n' "$(echo shell mf-*)"
else
  groups=''
  for app in shell mf-*; do
    if grep -q "^$app/" <<< "$changed"; then groups+=",{\"environment\":\"$app\",\"apps\":\"$app\"}"; fi
  done
  printf '[%s]\n' "${groups#,}"
fi
