type Version = readonly [major: number, minor: number, patch: number];

/**
 * Whether a version is within a range as our builds write them: `1.2.3`, `~1.2.3`, `^1.2.3` or `*`.
 * @throws when the range is written in another way: to guess would be to let it pass
 */
export function isWithin(version: string, range: string): boolean {
  if (range === '*') return true;
  const [, sign = '', least = ''] = /^([~^]?)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!least) throw new Error(`The range "${range}" is not one that the gate can judge.`);

  const [given, from] = [parse(version), parse(least)];

  return compare(given, from) >= 0 && compare(given, end[sign as keyof typeof end](from)) < 0;
}

/** The first version beyond: a caret lets everything move to the right of the first number that is not 0. */
const end = {
  '': ([major, minor, patch]: Version): Version => [major, minor, patch + 1],
  '~': ([major, minor]: Version): Version => [major, minor + 1, 0],
  '^': ([major, minor, patch]: Version): Version => {
    if (major > 0) return [major + 1, 0, 0];

    return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
  },
};

const parse = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10));

  return [major, minor, patch];
};

const compare = (one: Version, other: Version) => {
  const at = one.findIndex((part, index) => part !== other[index]);

  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};
