import type { Pointer } from '../store/pointer.ts';
import { isBucket, isChosen } from './canary.ts';
import { previewName } from './preview.ts';

/** A request's facts about its visitor. */
export interface Visit {
  cookie: string | undefined;
  /** The preview token in the address, if there is one. */
  preview: string | undefined;
}

/** The edge's facts when it has to choose. */
export interface Choosing {
  pointer: Pointer;
  /** Assigns a bucket to a new visitor. */
  nextBucket: () => string;
  /**
   * Returns the composition that a preview's token opens, and its remaining seconds; undefined when it is not valid.
   */
  permitted: (token: string) => { composition: string; seconds: number } | undefined;
}

/** The composition that a visit gets, and the cookies to set for it. */
export interface Choice {
  composition: string;
  kind: 'live' | 'canary' | 'preview';
  /** Name, value and seconds of cookies. */
  remember: readonly (readonly [string, string, number])[];
}

/** The cookie with a visitor's bucket. */
export const bucketCookie = 'visit';

const month = 30 * 24 * 60 * 60;

/** Chooses the composition of a visit, from which all parts of the page come. */
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

/** Returns the value of one cookie of a request. */
export function cookieIn(header: string | undefined, name: string) {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));

  return pairs.find(([key]) => key === name)?.[1];
}
