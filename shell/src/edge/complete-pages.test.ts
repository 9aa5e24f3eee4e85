/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decompress, openStore } from '@dosmares/delivery';
import { pageCompleter } from './complete-pages.ts';
import { fillStore, homePage } from './testing/edge-fixture.ts';

it('completes a page again that could not be completed once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-pages-'));
  const deployment = await fillStore(folder);
  const page = deployment.pages['/'] as (typeof deployment)['notFound'];
  const bytes = await openStore(folder).readText('pages', page.html);
  await rm(folder, { recursive: true });
  const complete = pageCompleter();
  const answer = (sent: Buffer) => complete({ page, deployment, pages: new Map([[page.html, sent]]) });

  await expect(answer(Buffer.from('cut'))).rejects.toThrow();
  expect(String(await decompress((await answer(bytes)).bytes))).toBe(homePage);
});
