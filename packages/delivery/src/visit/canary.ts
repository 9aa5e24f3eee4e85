import { createHash } from 'node:crypto';
import type { Canary } from '../store/pointer.ts';

const wheel = 2 ** 32;

// The golden section of the wheel: each next bucket falls into the widest gap so far, so that any share is met
// almost exactly after a few visitors, which drawing at random would need a hundred times as many for.
const stride = 2_654_435_769;

/** Gives out visitors' buckets: places on a wheel, evenly spread from a random one on. A bucket identifies nobody. */
export function assignBuckets(start = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) {
  let place = start;

  return () => {
    place = (place + stride) % wheel;

    return place.toString(16).padStart(8, '0');
  };
}

/** Whether a text is a bucket that an edge could have given out. */
export const isBucket = (text: string) => /^[0-9a-f]{8}$/.test(text);

/** Whether the visitor with this bucket is in a canary: the same answer at every edge, for as long as the canary lives. */
export const isChosen = (bucket: string, { salt, share }: Pick<Canary, 'salt' | 'share'>) =>
  turned(bucket, salt) / wheel < share / 100;

/** The bucket's place after the canary has turned the wheel. */
const turned = (bucket: string, salt: string) => (Number.parseInt(bucket, 16) + turnOf(salt)) % wheel;

const turnOf = (salt: string) => createHash('sha256').update(salt).digest().readUInt32BE();
