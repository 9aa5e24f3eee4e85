import { createHash, randomBytes } from 'node:crypto';
import type { Log } from '@dosmares/server/log';
import { shared } from '@dosmares/server/shared';
import type { Canary, Live } from './model.ts';

/** What a request says about its visitor. */
export interface Visit {
  cookie: string | undefined;
  preview: string | undefined;
}

/** The deployment that a visit gets, and the cookies to set. */
export interface Choice {
  deployment: string;
  kind: 'live' | 'canary' | 'preview';
  /** Cookies to set: name, value and lifetime in seconds. */
  remember: readonly (readonly [string, string, number])[];
}

/** The name of the address parameter and of the cookie that hold a preview's token. */
export const previewName = 'preview';

/** The cookie that keeps a visitor in the same canary: random, and set only while there is one. */
const visitCookie = 'visit';

const ourCookie = new RegExp(`(^|;) *(${visitCookie}|${previewName})=`);

/** Whether a visit may get a different answer from other visits, so that no cache may share its answer. */
export const isOfVisitor = ({ cookie = '', preview }: Visit) =>
  preview !== undefined || ourCookie.test(cookie);

/** A CDN may serve an answer to everyone for a second, and its stale copy for a minute more while it revalidates. */
export const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=60';

const month = 30 * 24 * 60 * 60;

/** Chooses the one deployment for all parts of a visit. */
export function choose(visit: Visit, live: Live, now = Date.now()): Choice {
  const token = visit.preview ?? cookieIn(visit.cookie, previewName);
  const preview = live.previews.find((one) => one.token === token);
  const seconds = preview ? Math.floor((Date.parse(preview.until) - now) / 1_000) : 0;
  if (preview && seconds > 0)
    return {
      deployment: preview.deployment,
      kind: 'preview',
      remember: [[previewName, preview.token, seconds]],
    };

  const forgetPreview = token ? ([[previewName, '', 0]] as const) : [];
  if (live.canaries.length === 0)
    return { deployment: live.deployment, kind: 'live', remember: forgetPreview };

  const given = cookieIn(visit.cookie, visitCookie) ?? '';
  const isKnown = /^[0-9a-f]{16}$/.test(given);
  const visitor = isKnown ? given : randomBytes(8).toString('hex');
  const canary = canaryOf(visitor, live.canaries);

  return {
    deployment: (canary ?? live).deployment,
    kind: canary ? 'canary' : 'live',
    remember: isKnown ? forgetPreview : [...forgetPreview, [visitCookie, visitor, month]],
  };
}

/** Each canary gets its share among visitors whom earlier ones left, so that one that grows keeps its own. */
export function canaryOf(visitor: string, canaries: readonly Canary[]): Canary | undefined {
  let left = 100;

  return canaries.find((canary) => {
    const isIn = positionOf(visitor, canary.application) * left < canary.share;
    left -= canary.share;

    return isIn;
  });
}

/** Hashes a visitor to a number in [0, 1), independently for each application. */
const positionOf = (visitor: string, application: string) =>
  createHash('sha256').update(`${visitor} ${application}`).digest().readUIntBE(0, 6) / 2 ** 48;

function cookieIn(header: string | undefined, name: string) {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));

  return pairs.find(([key]) => key === name)?.[1];
}

/**
 * Polls `live.json` every second. While the store does not answer, the last known state stays valid.
 * @param onChange called before a new state takes effect; when it rejects, the old state stays, and it is retried
 */
export function followLive(
  store: Record<'readLive' | 'cachedLive', () => Promise<Live | undefined>>,
  onChange: (live: Live) => Promise<void>,
  { log, everyMs = 1_000 }: { log: Pick<Log, 'error'>; everyMs?: number | undefined },
) {
  let last: Live | undefined;
  let lastError: string | undefined = '';

  async function update(live: Live | undefined) {
    if (live && live.number !== last?.number) await onChange(live);
    last = live ?? last;
  }

  const poll = shared(0, async () => {
    try {
      await update(await store.readLive());
      lastError = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (lastError !== message)
        log.error({ err: error }, 'cannot read what is live; serving the last known state');
      lastError = message;
      if (!last)
        await store
          .cachedLive()
          .then(update)
          .catch(() => {});
    }
  });

  const timer = setInterval(poll, everyMs);
  const started = poll();

  return {
    async known() {
      if (!last) await started;
      if (!last) await poll();
      if (!last) throw new Error('Nothing is live yet.');

      return last;
    },
    isCurrent: () => lastError === undefined,
    close: () => clearInterval(timer),
  };
}
