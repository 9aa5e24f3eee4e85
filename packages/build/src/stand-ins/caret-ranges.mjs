// @ts-check
// Stands in for the federation's semver. Its ranges are written by webpack.mjs alone (`^1.2.3`), and its versions compared.

/** Whether a version is in a range. @param {string} version @param {string} range */
export function satisfy(version, range) {
  const [major = 0, minor = 0, patch = 0] = numbersIn(version);
  const [least = 0, leastMinor = 0, leastPatch = 0] = numbersIn(range);
  const distance = major - least || minor - leastMinor || patch - leastPatch;
  if (range.startsWith('^')) return major === least && distance >= 0;

  return range.startsWith('<=') ? distance <= 0 : distance === 0;
}

/** @param {string} text */
const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number);
