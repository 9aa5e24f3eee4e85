import type { Canary, Part } from '../store/pointer.ts';

/** How many places the wheel of visitors has. */
export const wheel = 2 ** 32;

// The golden section of the wheel: each next bucket falls into the widest gap so far, so that any share is met
// almost exactly after a few visitors, which drawing at random would need a hundred times as many for.
const stride = 2_654_435_769;

/** Gives out visitors' buckets: places on a wheel, evenly spread from a random one on. A bucket identifies nobody. */
export function assignBuckets(start = randomPlace()) {
  let place = start;

  return () => {
    place = (place + stride) % wheel;

    return place.toString(16).padStart(8, '0');
  };
}

/** Whether a text is a bucket that an edge could have given out. */
export const isBucket = (text: string) => /^[0-9a-f]{8}$/.test(text);

/** Whether the visitor with this bucket is in a canary: the same answer at every edge, for as long as the canary lives. */
export function isChosen(bucket: string, { parts }: Pick<Canary, 'parts'>) {
  const place = Number.parseInt(bucket, 16);

  return parts.some(([from, to]) => from <= place && place < to);
}

/** Any place of the wheel: another canary, other visitors. */
export const randomPlace = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** How many places some parts have. */
export const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, [from, to]) => sum + to - from, 0);
