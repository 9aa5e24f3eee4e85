import { createHash, randomBytes } from 'node:crypto';
import { shared } from '@dosmares/contracts/waiting';
import type { Selection } from './builds/site-build.ts';

/** `live.json`: what visitors get. The deploy service writes it, edges read it. */
export interface Live {
  /** Number of the release log's entry that made it so. */
  number: number;
  build: string;
  selection: Selection;
  since: string;
  /** Each visitor is in one canary at most. In the order in which they began. */
  canaries: readonly Canary[];
  previews: readonly Preview[];
  at: string;
  by: string;
}

/** One application in another version, for some visitors: the live site build with one release replaced. */
export interface Canary {
  application: string;
  version: string;
  build: string;
  share: number;
  since: string;
}

export interface Preview {
  token: string;
  build: string;
  until: string;
}

export const canaryIn = (live: Pick<Live, 'canaries'> | undefined, application: string) =>
  live?.canaries.find((one) => one.application === application);

export const othersIn = ({ canaries }: Pick<Live, 'canaries'>, application: string) =>
  canaries.filter((one) => one.application !== application);

/** A request's facts about its visitor. */
export interface Visit {
  cookie: string | undefined;
  preview: string | undefined;
}

/** The site build that a visit gets, and the cookies to set for it. */
export interface Choice {
  build: string;
  kind: 'live' | 'canary' | 'preview';
  /** Name, value and seconds of cookies. */
  remember: readonly (readonly [string, string, number])[];
}

/** The name of the address parameter and of the cookie that hold a preview's token. */
export const previewName = 'preview';

/** The cookie that keeps a visitor in the same canary: random, and set only while there is one. */
export const visitCookie = 'visit';

const month = 30 * 24 * 60 * 60;

/** Chooses the site build of a visit, from which all parts of the page come. */
export function choose(visit: Visit, live: Live, now = Date.now()): Choice {
  const token = visit.preview ?? cookieIn(visit.cookie, previewName);
  const preview = live.previews.find((one) => one.token === token);
  const seconds = preview ? Math.floor((Date.parse(preview.until) - now) / 1_000) : 0;
  if (preview && seconds > 0)
    return { build: preview.build, kind: 'preview', remember: [[previewName, preview.token, seconds]] };

  const forget = token ? ([[previewName, '', 0]] as const) : [];
  if (live.canaries.length === 0) return { build: live.build, kind: 'live', remember: forget };

  const given = cookieIn(visit.cookie, visitCookie) ?? '';
  const isKnown = /^[0-9a-f]{16}$/.test(given);
  const visitor = isKnown ? given : randomBytes(8).toString('hex');
  const canary = canaryOf(visitor, live.canaries);

  return {
    build: (canary ?? live).build,
    kind: canary ? 'canary' : 'live',
    remember: isKnown ? forget : [...forget, [visitCookie, visitor, month]],
  };
}

/** Each canary takes its share of those whom earlier ones left, so that one that grows keeps its visitors. */
export function canaryOf(visitor: string, canaries: readonly Canary[]): Canary | undefined {
  let left = 100;

  return canaries.find((canary) => {
    const isIn = placeOf(visitor, canary.application) * left < canary.share;
    left -= canary.share;

    return isIn;
  });
}

/** A number from 0 up to 1 that follows from both, and is independent for each application. */
const placeOf = (visitor: string, application: string) =>
  createHash('sha256').update(`${visitor} ${application}`).digest().readUIntBE(0, 6) / 2 ** 48;

function cookieIn(header: string | undefined, name: string) {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));

  return pairs.find(([key]) => key === name)?.[1];
}

/**
 * Follows `live.json`: asks the store every second. While it does not answer, the last known state stays valid.
 * @param moved called with a new state before it is known. When it rejects, the state before stays, and it is called again
 */
export function followLive(
  store: Record<'readLive' | 'knownLive', () => Promise<Live | undefined>>,
  moved: (live: Live) => Promise<void>,
  everyMs = 1_000,
) {
  let last: Live | undefined;
  let trouble: string | undefined = '';

  async function take(live: Live | undefined) {
    if (live && live.number !== last?.number) await moved(live);
    last = live ?? last;
  }

  const look = shared(0, async () => {
    try {
      await take(await store.readLive());
      trouble = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (trouble !== message)
        console.error(`What is live cannot be read; what was live stays so. ${message}`);
      trouble = message;
      if (!last)
        await store
          .knownLive()
          .then(take)
          .catch(() => {});
    }
  });

  const timer = setInterval(look, everyMs);
  const started = look();

  return {
    async known() {
      if (!last) await started;
      if (!last) await look();
      if (!last) throw new Error('Nothing is live yet.');

      return last;
    },
    isCurrent: () => trouble === undefined,
    close: () => clearInterval(timer),
  };
}
