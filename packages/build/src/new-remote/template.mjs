// @ts-check
/**
 * The files of a new remote: one page at the address of its name.
 * @param {string} name `mf-weather`
 * @returns {Record<string, string>}
 */
export function filesOf(name) {
  const word = name.slice('mf-'.length);
  const expose = `${word}-page`;
  const title = word
    .split('-')
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
  const component = word
    .split('-')
    .map((part) => part.replace(/^./, (letter) => letter.toUpperCase()))
    .join('');

  return {
    'webpack.config.mjs': lines(
      "import { defineRemote } from '@dosmares/build/webpack';",
      '',
      `export default defineRemote('${name}', ['${expose}']);`,
    ),
    'jest.config.mjs': lines("export { dom as default } from '@dosmares/presets/jest';"),
    'tsconfig.json': lines(
      '{',
      '  "extends": "../packages/presets/tsconfig.base.json",',
      '  "include": ["**/*.ts", "**/*.tsx"],',
      '  "exclude": ["dist", "node_modules"]',
      '}',
    ),
    'src/routes.ts': lines(
      "import type { RouteEntry } from '@dosmares/contracts/remote';",
      '',
      '/** The pages of this application. */',
      `export const routes: readonly RouteEntry[] = [{ path: '/${word}', expose: '${expose}' }];`,
    ),
    [`src/${expose}.tsx`]: lines(
      "import type { Head } from '@dosmares/contracts/remote';",
      "import { Section } from '@dosmares/ui';",
      '',
      `/** The page at /${word}. */`,
      `export default function ${component}Page() {`,
      `  return <Section headingLevel={1} title="${title}" lead="A page of its own team." />;`,
      '}',
      '',
      '/** What the page tells search engines and the browser. */',
      'export const head = (): Head => ({',
      `  title: '${title} | Dos Mares Estates',`,
      `  description: '${title} at Dos Mares Estates.',`,
      `  canonical: '/${word}',`,
      '});',
    ),
    [`src/${expose}.test.tsx`]: lines(
      "import { TestPlatform } from '@dosmares/platform/testing';",
      "import { render, screen } from '@testing-library/react';",
      "import { routes } from './routes.ts';",
      `import ${component}Page, { head } from './${expose}.tsx';`,
      '',
      `describe('the page at /${word}', () => {`,
      "  it('has one heading, and is where the route table says', () => {",
      `    render(<${component}Page />, { wrapper: TestPlatform });`,
      '',
      `    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();`,
      '    expect(routes.map(({ path }) => path)).toEqual([head().canonical]);',
      '  });',
      '});',
    ),
  };
}

const lines = (/** @type {string[]} */ ...all) => `${all.join('\n')}\n`;
