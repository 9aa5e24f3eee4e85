import { randomBytes } from 'node:crypto';
import type { SiteBuild } from '../../builds/site-build.ts';
import type { Args } from '../../commands.ts';
import { label } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { liveOf, releaseNamed } from '../find.ts';
import { buildOf, makeLive, type Site } from '../make-live.ts';
import { unseen } from './history.ts';

const hourMs = 3_600_000;

/** Composes the live site with one release replaced, and prints a link to it; or ends such links. */
export async function preview({ positionals: [word = ''], values }: Args, context: DeployContext) {
  const { store, tell, addresses } = context;
  const { name, version } = await releaseNamed(word, context);
  const subject = label({ name, version });
  if (values.revoke) return revoke(subject, context);

  const hours = Number(values.hours ?? 24);
  if (!(hours > 0 && hours <= 24 * 30))
    throw new Error('A preview lasts more than 0 hours and at most 30 days.');
  const { selection, build: live } = await liveOf(context);
  const served = [await store.readSiteBuild(live)];
  const build = await buildOf({ ...selection, [name]: version }, context, served);
  const failures = new Set(Object.values(build.pages).flatMap((page) => page.failures));
  for (const failure of failures) tell(`  ${failure}`);

  const token = await openPreview(context, {
    verb: 'preview',
    build,
    subject,
    reason: `for ${hours} h`,
    forMs: hours * hourMs,
  });
  tell(`${addresses.config.siteOrigin}/?preview=${token}`);
  tell(`  shows ${subject} for ${hours} h; the deploy checks have not looked at it`);
}

/** A preview of a site build: what it shows, for how long, and what is written down of it. */
interface Permit {
  verb?: string;
  build: SiteBuild;
  subject: string;
  reason?: string;
  forMs: number;
}

/** Lets whoever has the token see a site build that is not live; returns the token. */
export async function openPreview(
  site: Site,
  { verb = unseen, build, subject, reason, forMs }: Permit,
): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  const until = new Date(Date.now() + forMs).toISOString();
  await makeLive(
    {
      verb,
      subject,
      reason,
      want: (now) => now,
      previews: (present) => [...present, { token, build: build.id, subject, until }],
    },
    site,
  );

  return token;
}

async function revoke(subject: string, context: DeployContext) {
  const { previews } = await liveOf(context);
  await makeLive(
    {
      verb: 'revoke',
      subject,
      want: (now) => now,
      previews: (present) => present.filter((one) => one.subject !== subject),
    },
    context,
  );
  const ended = previews.filter((one) => one.subject === subject).length;
  context.tell(`Links to ${subject} that show nothing any more: ${ended}.`);
}
