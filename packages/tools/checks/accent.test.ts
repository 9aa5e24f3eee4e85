import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@dosmares/content/palette';
import { root } from '../presets/checkout.ts';

const accent = '#c0ffee';

/** Replaces the accent in the one file that has it, as an edit of that file would. */
const edit = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const edited = () => String(loaded.source).replace('${palette.gold}', '${accent}');
      return url.endsWith('/content/src/palette.ts') ? { ...loaded, source: edited() } : loaded;
    },
  });`;

const program = `
  import { readFileSync } from 'node:fs';
  import { publishedBytes } from './packages/content/src/pictures/drawing.ts';
  import { style } from './packages/desk/src/page/style.ts';
  import { renderMail } from './packages/mail/src/layout.ts';
  import { rootCss } from './packages/ui/src/brand/root-css.ts';
  const icon = publishedBytes('favicon.svg', readFileSync('packages/content/media/brand/favicon.svg'));
  const mail = renderMail({ subject: '', title: '', preview: '', parts: [] }, 'mail').html;
  console.log(JSON.stringify({ page: rootCss, mail, desk: style, icon: icon.toString() }));`;

it('G18 an accent that is changed in palette.ts is in pages, mails, the desk and the icon', () => {
  const hook = `data:text/javascript,${encodeURIComponent(edit)}`;
  const options = ['--import', hook, '--input-type=module', '--eval', program];
  const shown = JSON.parse(execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' }));

  for (const place of ['page', 'mail', 'desk', 'icon']) {
    expect(shown[place]).toContain(accent);
    expect(shown[place]).not.toContain(palette.gold);
  }
});

it.each(['desk/src/page/style.ts', 'mail/src/layout.ts', 'content/media/brand/logo-horizontal.svg'])(
  'packages/%s states no color of its own',
  (file) => expect(readFileSync(join(root, 'packages', file), 'utf8')).not.toMatch(/#[\da-f]{3,6}\b/i),
);
