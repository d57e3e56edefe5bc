#!/bin/sh
# Installs what Desert Umpire needs on Debian 12, from Debian's own packages. Works as root, or through sudo.
# Running it again does no harm.
#   setup-debian.sh         what building and running the program needs
#   setup-debian.sh test    also what its tests and benchmarks need
#   setup-debian.sh long    also what the long tests need (cmake --workflow --preset long)
set -eu

packages="
  g++ cmake ninja-build
  nlohmann-json3-dev libboost-dev libpcg-cpp-dev libcsv-dev libexif-dev libcli11-dev libpugixml-dev libsodium-dev libutf8proc-dev
  qt6-base-dev qt6-svg-dev qt6-httpserver-dev qt6-websockets-dev libqrencode-dev libqpdf-dev libgl-dev qt6-l10n-tools qt6-translations-l10n
  fonts-noto-core
"
tests="
  ccache libgtest-dev libvalijson-dev libbenchmark-dev tidy poppler-utils
  chromium chromium-driver desktop-file-utils appstream shared-mime-info shellcheck groff-base
"
case "${1:-}" in
    "") ;;
    test) packages="$packages $tests" ;;
    long) packages="$packages $tests clang libclang-rt-14-dev" ;;
    *)
        echo "setup-debian.sh: $1 is not known; give test, long or nothing" >&2
        exit 2
        ;;
esac

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        echo "setup-debian.sh: not root, and there is no sudo; run this as root: $*" >&2
        exit 1
    fi
}

if ! command -v apt-get >/dev/null 2>&1; then
    echo "setup-debian.sh: there is no apt-get here; install these packages in your system's way:" >&2
    echo "$packages" >&2
    exit 1
fi

missing=""
for package in $packages; do
    if ! dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed; then
        missing="$missing $package"
    fi
done

if [ -z "$missing" ]; then
    echo "setup-debian.sh: everything needed is installed."
    exit 0
fi

echo "setup-debian.sh: installing$missing"
as_root apt-get update -q
# shellcheck disable=SC2086 # a list of words
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
echo "setup-debian.sh: done."
