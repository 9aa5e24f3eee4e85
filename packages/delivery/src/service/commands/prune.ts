import { type Words, wordsOf } from '../../commands.ts';
import { requireRight } from '../../log/tokens.ts';
import { prune as pruneStore } from '../../prune.ts';
import type { DeployContext } from '../context.ts';

const hourMs = 3_600_000;

/** Removes releases, site builds and pages that can no longer be reached. */
export async function prune(words: Words, context: DeployContext) {
  wordsOf(words, 'prune', 0);
  requireRight(context.identity);
  const { builds, pages, releases } = await pruneStore(context, words.values.all ? 0 : hourMs);
  context.known.clear();
  const counts = `${builds.length} site builds, ${pages.length} pages and ${releases.length} releases`;
  await context.log.note({ actor: context.identity.name, verb: 'prune', subject: counts });
  context.tell(`Removed ${counts}.`);
  for (const name of [...builds, ...releases]) context.tell(`  ${name}`);
}
