import { randomBytes } from 'node:crypto';
import { type Words, wordsOf } from '../../commands.ts';
import { requireRight } from '../../log/tokens.ts';
import { label } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { releaseNamed } from '../named.ts';
import { buildOf, liveOf, move, previewsIn } from '../site.ts';

/** Composes the live site with one release replaced, and prints a link to it; or ends such links. */
export async function preview(words: Words, context: DeployContext) {
  const { name, version } = await releaseNamed(wordsOf(words, 'preview', 1)[0] ?? '', context);
  requireRight(context.identity, name);
  const subject = label({ name, version });
  if (words.values.revoke) return revoke(subject, context);

  const hours = Number(words.values.hours ?? 24);
  if (!(hours > 0 && hours <= 24 * 30))
    throw new Error('A preview lasts more than 0 hours and at most 30 days.');
  const { selection } = await liveOf(context);
  const build = await buildOf({ ...selection, [name]: version }, context);
  const failures = new Set(Object.values(build.pages).flatMap((page) => page.failures));
  for (const failure of failures) context.tell(`  ${failure}`);

  const token = randomBytes(18).toString('base64url');
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await move(
    { verb: 'preview', subject, reason: `for ${hours} h` },
    (now) => now && { ...now, previews: [...previewsIn(now), { token, build: build.id, subject, until }] },
    context,
  );
  context.tell(`${context.addresses.config.siteOrigin}/?preview=${token}`);
  context.tell(`  shows ${subject} for ${hours} h; the deploy checks have not looked at it`);
}

async function revoke(subject: string, context: DeployContext) {
  let ended = 0;
  await move(
    { verb: 'revoke', subject },
    (now) => {
      const left = previewsIn(now).filter((one) => one.subject !== subject);
      ended = previewsIn(now).length - left.length;

      return now && { ...now, previews: left };
    },
    context,
  );
  context.tell(`Links to ${subject} that show nothing any more: ${ended}.`);
}
