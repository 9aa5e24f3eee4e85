import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';

const root = path.resolve(__dirname, '../../..');
const scripts = globSync('{shell,mf-*}/dist/web/*.js', { cwd: root });

/** The last edition of the language that every browser of `.browserslistrc` reads in full: Safari 16.4 lacks the flag `v`. */
const ecmaVersion = 2023;

it('every script of the last builds, libraries included, can be read by the oldest browsers', () => {
  const unread = scripts.flatMap((file) => {
    try {
      parse(readFileSync(path.join(root, file), 'utf8'), { ecmaVersion, sourceType: 'module' });

      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });

  expect(scripts.length).toBeGreaterThan(20);
  expect(unread).toEqual([]);
});
