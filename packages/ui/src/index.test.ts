import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as ui from './index.ts';

const root = path.join(__dirname, '../../..');
const users = ['packages/ui', 'shell', 'mf-listings', 'mf-agents', 'mf-market-report', 'mf-chat'];
const importsOfUi = /import \{([^}]*)\} from '(?:@dosmares\/ui|[^']*\/brand\/icons\.ts)'/g;

/** Returns the names that a file imports from this package. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importsOfUi)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

it('exports nothing that no application uses, icons included', () => {
  const files = users.flatMap((user) =>
    readdirSync(path.join(root, user, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(root, user, 'src', file)),
  );
  const used = new Set(files.flatMap(namesIn));

  expect(Object.keys(ui).filter((name) => !used.has(name))).toEqual([]);
});
