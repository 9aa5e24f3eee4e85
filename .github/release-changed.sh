#!/usr/bin/env bash
# release-changed.sh APP...: releases each application; prints those releases that are not live, in one line.
set -euo pipefail
releases=''
for app in "$@"; do
  told=$(npm run --silent delivery -- release "$app")
  echo "$told" >&2
  release=${told%%$'\n'*}
  live=$(npm run --silent delivery -- status "$app")
  if [ "$release" != "$live" ]; then releases+=" $release"; fi
done
echo "${releases# }"
