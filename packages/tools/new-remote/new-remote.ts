// npm run new-remote -- NAME [FOLDER]: creates a remote that builds, passes its tests and appears on the site, here or
// in its own repository; prints the files that it writes.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../presets/checkout.ts';

/** The remote whose package versions are copied. */
const modelRemote = 'mf-chat';

const [requestedName = '', folder] = process.argv.slice(2);
const name = requestedName.startsWith('mf-') ? requestedName : `mf-${requestedName}`;
if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
  refuse(`A remote's name has small letters and hyphens, unlike "${requestedName}".`);
const target = path.resolve(process.env.INIT_CWD ?? '.', folder ?? path.join(root, name));
if (existsSync(path.join(target, 'package.json'))) refuse(`${target} holds a package already.`);

if (folder) makeRepository();
else makeWorkspace();

/** Creates a repository that uses the newest published version of our packages. */
function makeRepository() {
  const range = `^${newestVersion()}`;
  const registry = npm('config', 'get', '@dosmares:registry');
  const setting = registry === 'undefined' ? '' : `@dosmares:registry=${registry}\n`;
  writeTemplate('template', range);
  writeTemplate('repository', range);
  write('.gitignore', 'node_modules\ndist\n.data\n.env\n');
  write('.npmrc', `save-exact=true\n${setting}`);
  write('.browserslistrc', read('.browserslistrc'));
  console.log(`\nNext: npm install in ${target}, then see its README.md`);
}

function makeWorkspace() {
  writeTemplate('template', '1.0.0');
  writeTemplate('workspace', '1.0.0');
  npm('install', '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--loglevel=error');
  // Line breaks and the order of imports depend on the name.
  execFileSync('node_modules/.bin/biome', ['check', '--write', name], { cwd: root, stdio: 'ignore' });
  console.log(`
Next: npm start, and look at /${name.slice('mf-'.length)}. Write the page's words, and release the remote
before the shell links to it (navigation-links.ts; fixedSegments in packages/content/src/site.ts).`);
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8');
}

function write(file: string, text: string) {
  const to = path.resolve(target, file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, text);
  console.log(path.relative(root, to));
}

/** Writes a template's files with the remote's name and package versions. @param ours version of our packages */
function writeTemplate(template: 'template' | 'repository' | 'workspace', ours: string) {
  const from = path.join(import.meta.dirname, template);
  for (const file of globSync('**/*.*', { cwd: from })) {
    const text = named(readFileSync(path.join(from, file), 'utf8'));
    write(named(file), file === 'package.json' ? withVersions(text, ours) : text);
  }
}

function named(text: string) {
  const example = name.slice('mf-'.length);
  const capital = (part: string) => part.replace(/^./, (letter) => letter.toUpperCase());

  return text
    .replaceAll('ExamplePage', `${example.split('-').map(capital).join('')}Page`)
    .replaceAll('Example', capital(example.replaceAll('-', ' ')))
    .replaceAll('example', example);
}

/** Replaces each `*` of a manifest by this repository's value: a version, or all overrides. */
function withVersions(text: string, ours: string) {
  const { overrides, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const { dependencies } = JSON.parse(read(`${modelRemote}/package.json`));
  const here = { ...dependencies, ...devDependencies, ...optionalDependencies, overrides };
  const manifest = JSON.parse(text, (key, value) =>
    value !== '*' ? value : key.startsWith('@dosmares/') ? ours : here[key],
  );

  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function newestVersion() {
  try {
    return npm('view', '@dosmares/tools', 'version');
  } catch {
    refuse('The registry of @dosmares has none of our packages: run npm run publish-packages first.');
  }
}

function npm(...args: readonly string[]) {
  const stdio = ['ignore', 'pipe', args[0] === 'install' ? 'inherit' : 'ignore'] as const;

  return execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
}
