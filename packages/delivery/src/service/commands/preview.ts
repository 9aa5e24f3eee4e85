import { randomBytes } from 'node:crypto';
import type { Args } from '../../commands.ts';
import { label } from '../../store/integrity.ts';
import { type DeployContext, liveOf, releaseNamed } from '../context.ts';
import { type Move, makeLive, type Site } from '../make-live.ts';

const hourMs = 3_600_000;

/** Composes the live site with one release replaced, and prints a link to it; or ends such links. */
export async function preview({ positionals: [word = ''], values }: Args, context: DeployContext) {
  const { store, builds, tell } = context;
  const { name, version } = await releaseNamed(word, context);
  const subject = label({ name, version });
  const { selection, build: live } = await liveOf(context);
  if (values.revoke) return revoke(subject, context);

  const hours = Number(values.hours ?? 24);
  if (!(hours > 0 && hours <= 24 * 30))
    throw new Error('A preview lasts more than 0 hours and at most 30 days.');
  const build = await builds.make({ ...selection, [name]: version }, [await store.readSiteBuild(live)]);
  const failures = new Set(Object.values(build.pages).flatMap((page) => page.failures));
  for (const failure of failures) tell(`  ${failure}`);

  const act = { verb: 'preview', subject, reason: `for ${hours} h` };
  const token = await openPreview(act, { build: build.id, forMs: hours * hourMs }, context);
  tell(`${builds.addresses.config.siteOrigin}/?preview=${token}`);
  tell(`  shows ${subject} for ${hours} h; the deploy checks have not looked at it`);
}

/** Lets whoever has the token see a site build that is not live; returns the token. */
export async function openPreview(
  act: Pick<Move, 'verb' | 'subject' | 'reason'>,
  { build, forMs }: { build: string; forMs: number },
  site: Site,
): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  const until = new Date(Date.now() + forMs).toISOString();
  const previews: Move['previews'] = (present) => [...present, { token, build, subject: act.subject, until }];
  await makeLive({ ...act, want: (now) => now, previews }, site);

  return token;
}

async function revoke(subject: string, context: DeployContext) {
  let ended = 0;
  await makeLive(
    {
      verb: 'revoke',
      subject,
      want: (now) => now,
      previews(present) {
        const left = present.filter((one) => one.subject !== subject);
        ended = present.length - left.length;

        return left;
      },
    },
    context,
  );
  context.tell(`Links to ${subject} that show nothing any more: ${ended}.`);
}
