#!/bin/sh
# Builds with warnings as errors, passes all tests, and says how much processor time both took.
# The random tests play other battles every day; UMPIRE_TEST_SEED gives those of another one.
set -eu
cd "$(dirname "$0")/.."
UMPIRE_TEST_SEED=${UMPIRE_TEST_SEED:-$(date -u +%Y%m%d)}
export UMPIRE_TEST_SEED

spent=$(mktemp)
trap 'rm -f "$spent"' EXIT
cmake --preset check
cmake --build --preset check
times >"$spent"
passed=0
ctest --preset check || passed=$?
times >>"$spent"

# `times` tells in its second line what all programs took that were started from here: 12m3.45s 0m6.78s
awk -v seed="$UMPIRE_TEST_SEED" '
    function seconds(time) { split(time, part, "m"); return part[1] * 60 + part[2] }
    NR % 2 == 0 { total[++reports] = seconds($1) + seconds($2) }
    END {
        printf "Processor time: %d s to build, %d s to test. UMPIRE_TEST_SEED=%s plays these random battles again.\n",
            total[1], total[2] - total[1], seed
    }' "$spent"
exit "$passed"
