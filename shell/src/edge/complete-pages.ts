import { createHash } from 'node:crypto';
import { compress, decompress, type Page, releasesOn, withReleases } from '@dosmares/delivery';
import { keptAnswers } from './kept.ts';
import type { LoadedDeployment } from './loaded-deployments.ts';

/** A page with what it loads, compressed with brotli, and its entity tag. */
export interface CompletePage {
  tag: string;
  bytes: Buffer;
}

/** Twice the pages of a site with a thousand. */
const maxKept = 2_000;

const quickQuality = 5;

type Visited = Pick<LoadedDeployment, 'deployment' | 'pages'> & { page: Page };

/**
 * Completes each page with what it loads when it is first requested, and shares it among deployments in which that is
 * the same. The first visitors get it compressed quickly, later ones with the best quality, which takes a tenth of a
 * second for each page.
 */
export function pageCompleter() {
  const tags = new WeakMap<Page, string>();
  const kept = keptAnswers<CompletePage>(maxKept);
  let improving: Promise<unknown> = Promise.resolve();

  async function complete(tag: string, { page, deployment, pages }: Visited): Promise<CompletePage> {
    const rendered = String(await decompress(pages.get(page.html) as Buffer));
    const html = withReleases(rendered, releasesOn(page, deployment));
    const completed = { tag, bytes: await compress(html, quickQuality) };
    improving = improving.then(() => improve(completed)).catch(() => {});

    return completed;
  }

  return (visited: Visited): Promise<CompletePage> => {
    const tag = tags.get(visited.page) ?? tagOf(visited);
    tags.set(visited.page, tag);

    return kept(tag, () => complete(tag, visited));
  };
}

const tagOf = ({ page, deployment }: Visited) =>
  createHash('sha256')
    .update(page.html + JSON.stringify(releasesOn(page, deployment)))
    .digest('hex')
    .slice(0, 32);

async function improve(completed: CompletePage) {
  completed.bytes = await compress(await decompress(completed.bytes));
}
