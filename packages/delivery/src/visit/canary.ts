import type { Canary, Part } from '../store/pointer.ts';

/** Number of places on the visitors' wheel. */
export const wheel = 2 ** 32;

// The golden section of the wheel: each new bucket falls into the widest gap, so that any share is met almost exactly
// after a few visitors. Random buckets would need a hundred times as many.
const stride = 2_654_435_769;

/**
 * Returns a function that assigns buckets to visitors: places on the wheel, evenly spread from a random one on. A
 * bucket does not identify a visitor.
 */
export function assignBuckets(start = randomPlace()) {
  let place = start;

  return () => {
    place = (place + stride) % wheel;

    return place.toString(16).padStart(8, '0');
  };
}

/** Reports whether a text is a valid bucket. */
export const isBucket = (text: string) => /^[0-9a-f]{8}$/.test(text);

/**
 * Reports whether the visitor with this bucket is in a canary: the same result at every edge, for as long as the
 * canary lasts.
 */
export function isChosen(bucket: string, { parts }: Pick<Canary, 'parts'>) {
  const place = Number.parseInt(bucket, 16);

  return parts.some(([from, to]) => from <= place && place < to);
}

/** Returns a random place on the wheel, so that different canaries get different visitors. */
export const randomPlace = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Returns the number of places in some parts. */
export const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, [from, to]) => sum + to - from, 0);
