import type { Pointer } from '../store/pointer.ts';
import { isBucket, isChosen } from './canary.ts';
import { previewName } from './preview.ts';

/** A request's facts about its visitor. */
export interface Visit {
  cookie: string | undefined;
  /** The permit in the address, if there is one. */
  preview: string | undefined;
}

/** The edge's facts when it has to choose. */
export interface Choosing {
  pointer: Pointer;
  /** Gives out a new visitor's bucket. */
  nextBucket: () => string;
  /** The composition that a preview's permit shows, and for how many seconds more; nothing when it is not genuine. */
  permitted: (token: string) => { composition: string; seconds: number } | undefined;
}

/** The one composition that a visit gets, and what its browser has to remember for that. */
export interface Choice {
  composition: string;
  kind: 'live' | 'canary' | 'preview';
  /** Name, value and seconds of cookies. */
  remember: readonly (readonly [string, string, number])[];
}

/** The cookie with a visitor's bucket. */
export const bucketCookie = 'visit';

const month = 30 * 24 * 60 * 60;

/** Chooses the composition of a visit: everything that the page is made of then comes from that one. */
export function choose(visit: Visit, { pointer, nextBucket, permitted }: Choosing): Choice {
  const token = visit.preview ?? cookieIn(visit.cookie, previewName);
  const permit = token ? permitted(token) : undefined;
  if (token && permit) {
    return {
      composition: permit.composition,
      kind: 'preview',
      remember: [[previewName, token, permit.seconds]],
    };
  }

  const forget = token ? ([[previewName, '', 0]] as const) : [];
  if (pointer.canaries.length === 0) return { composition: pointer.live, kind: 'live', remember: forget };

  const held = cookieIn(visit.cookie, bucketCookie);
  const bucket = held && isBucket(held) ? held : nextBucket();
  const remember = held === bucket ? forget : [...forget, [bucketCookie, bucket, month] as const];

  const { composition } = pointer.canaries.find((canary) => isChosen(bucket, canary)) ?? {};

  return composition
    ? { composition, kind: 'canary', remember }
    : { composition: pointer.live, kind: 'live', remember };
}

/** One cookie of a request. */
export function cookieIn(header: string | undefined, name: string) {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));

  return pairs.find(([key]) => key === name)?.[1];
}
