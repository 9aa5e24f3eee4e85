// npm run new-remote -- NAME [FOLDER]: makes a remote that builds, passes its tests and appears in the site, here or in a
// repository of its own, and prints the files that were written or changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../presets/checkout.ts';

/** The remote whose package and workflow are copied. */
const model = 'mf-chat';
/** What the template uses, of what the model depends on. */
const used = /^(@dosmares\/(contracts|platform|ui)|@emotion\/react|react)$/;
/** Tools that a remote's own repository shares with this one, in the same versions. */
const tools =
  /^(@swc\/(core|jest)|@testing-library\/(dom|jest-dom|react|user-event)|@types\/(jest|node|react|react-dom)|jest|jest-environment-jsdom|react-dom|typescript)$/;
/** Where the repository lists its applications: the last line of each list, and the line to add after it. */
const lists: readonly { file: string; line: RegExp; added: (name: string) => string }[] = [
  { file: 'package.json', line: /^ {4}"mf-[^"]+",\n/gm, added: (name) => `    "${name}",\n` },
  {
    file: 'packages/tools/docker/web.Dockerfile',
    line: /^COPY mf-\S+ .*\n/gm,
    added: (name) => `COPY ${name} ./${name}\n`,
  },
];

const [word = '', folder] = process.argv.slice(2);
const name = word.startsWith('mf-') ? word : `mf-${word}`;
if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
  refuse(`A remote's name has small letters and hyphens, unlike "${word}".`);
const target = path.resolve(process.env.INIT_CWD ?? '.', folder ?? path.join(root, name));
if (existsSync(path.join(target, 'package.json'))) refuse(`${target} holds a package already.`);

if (folder) makeRepository();
else makeWorkspace();

function makeRepository() {
  const files = repositoryFiles();
  writeTemplate('template');
  writeTemplate('repository');
  for (const [file, text] of Object.entries(files)) write(path.join(target, file), text);
  console.log(`\nNext: npm install in ${target}, then see its README.md`);
}

function makeWorkspace() {
  writeTemplate('template');
  write(`${name}/package.json`, manifest());
  const workflow = `.github/workflows/ship-${model}.yml`;
  write(workflow.replace(model, name), read(workflow).replaceAll(model, name));
  for (const { file, line, added } of lists) {
    const text = read(file);
    const last = [...text.matchAll(line)].at(-1);
    if (!last) refuse(`${file} has no place for ${name}: add it there by hand.`);
    const end = last.index + last[0].length;
    write(file, text.slice(0, end) + added(name) + text.slice(end));
  }
  linkPackage();
  // A name's length and first letter decide where lines break and how imports are sorted.
  execFileSync('node_modules/.bin/biome', ['check', '--write', name], { cwd: root, stdio: 'ignore' });
  console.log(
    `\nNext: npm start, and look at /${name.slice('mf-'.length)}. Write the page's words, and release the remote`,
  );
  console.log(
    'before the shell links to it (navigation-links.ts; fixedSegments in packages/content/src/site.ts).',
  );
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, text: string) {
  const to = path.resolve(root, file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, text);
  console.log(file);
}

/** Writes a template's files, with the remote's name in place of the example's. */
function writeTemplate(template: 'template' | 'repository') {
  const from = path.join(import.meta.dirname, template);
  for (const file of globSync('**/*.*', { cwd: from }))
    write(path.join(target, named(file)), named(readFileSync(path.join(from, file), 'utf8')));
}

function named(text: string) {
  const example = name.slice('mf-'.length);
  const capital = (part: string) => part.replace(/^./, (letter) => letter.toUpperCase());

  return text
    .replaceAll('ExamplePage', `${example.split('-').map(capital).join('')}Page`)
    .replaceAll('Example', capital(example.replaceAll('-', ' ')))
    .replaceAll('example', example);
}

function manifest() {
  const { dependencies, ...others } = JSON.parse(read(`${model}/package.json`).replaceAll(model, name));
  const needed = Object.entries<string>(dependencies).filter(([dependency]) => used.test(dependency));

  return `${JSON.stringify({ ...others, dependencies: Object.fromEntries(needed) }, null, 2)}\n`;
}

/** Locks and links the package. It needs no others, so what was complete stays so: `npm start` installs nothing. */
function linkPackage() {
  const stamp = path.join(root, 'node_modules/.installed');
  const hash = () => createHash('sha256').update(read('package-lock.json')).digest('hex');
  const wasComplete = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash();
  const args = ['install', '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log('package-lock.json');
  if (!wasComplete) return;
  rmSync(stamp);
  writeFileSync(stamp, hash());
}

/** Returns the files of a remote's own repository that depend on this one, with its newest published packages. */
function repositoryFiles(): Readonly<Record<string, string>> {
  const range = `^${newestVersion()}`;
  const registry = npm('config', 'get', '@dosmares:registry');
  const setting = registry === 'undefined' ? '' : `@dosmares:registry=${registry}\n`;

  return {
    'package.json': `${JSON.stringify(repositoryManifest(range), null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.data\n.env\n',
    '.npmrc': `save-exact=true\n${setting}`,
    '.browserslistrc': read('.browserslistrc'),
  };
}

function newestVersion() {
  try {
    return npm('view', '@dosmares/tools', 'version');
  } catch {
    refuse('The registry of @dosmares has none of our packages: run npm run publish-packages first.');
  }
}

function npm(...args: readonly string[]) {
  return execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function repositoryManifest(range: string) {
  const whole = JSON.parse(read('package.json'));
  const { dependencies } = JSON.parse(read(`${model}/package.json`));
  const ours = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [`@dosmares/${one}`, range]));
  const run = (script: string, flag = '') =>
    `node --disable-warning=ExperimentalWarning --import @dosmares/tools/strip-types ${flag}node_modules/${script}`;

  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20' },
    scripts: {
      dev: `${run('@dosmares/tools/dev/dev.ts')} ${name}`,
      build: run('@dosmares/tools/build/run.ts'),
      test: run('jest/bin/jest.js'),
      typecheck: 'tsc --noEmit',
      delivery: run('@dosmares/delivery/bin/delivery.ts', '--env-file-if-exists=.env '),
      release: `npm run --silent delivery -- release ${name}`,
      promote: 'npm run --silent delivery -- promote',
    },
    dependencies: {
      ...ours(['contracts', 'platform', 'ui']),
      '@emotion/react': dependencies['@emotion/react'],
      react: dependencies.react,
    },
    devDependencies: {
      ...ours(['delivery', 'tools']),
      ...Object.fromEntries(Object.entries(whole.devDependencies).filter(([tool]) => tools.test(tool))),
    },
    optionalDependencies: whole.optionalDependencies,
    overrides: whole.overrides,
  };
}
