import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fetchedFolder } from '@dosmares/tools/presets/fetched';

/** Builds with stock tooling, from another lock file, each by the command of its bundler. */
const commands = {
  webpack: [
    '-e',
    "require('webpack')(require('./webpack.config.cjs'), (error, stats) => { console.log(String(error ?? stats)); process.exit(error || stats.hasErrors() ? 1 : 0); })",
  ],
  rsbuild: ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'],
  vite: ['node_modules/vite/bin/vite.js', 'build'],
} as const;

/** Returns the code blocks of a document by the names after their languages: most are files. */
export async function blocksOf(document: string) {
  const text = await readFile(path.resolve(import.meta.dirname, '../../docs', document), 'utf8');
  const blocks = text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);

  return Object.fromEntries([...blocks].map(([, name = '', code = '']) => [name, code]));
}

/** Follows a document in an empty folder: writes its files, changed where addresses or wishes differ, and builds. */
export async function followDocument(
  document: string,
  bundler: keyof typeof commands,
  change = (code: string) => code,
) {
  const cwd = await mkdtemp(path.join(tmpdir(), 'dos-mares-stranger-'));
  for (const [name, code] of Object.entries(await blocksOf(document)))
    if (name.includes('.')) await writeFile(path.join(cwd, name), change(code));
  await symlink(path.join(fetchedFolder('federation'), 'node_modules'), path.join(cwd, 'node_modules'));
  const run = async (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    (await promisify(execFile)(command, [...args], { cwd, env: { PATH: process.env.PATH, ...env } })).stdout;
  await run(process.execPath, commands[bundler]);

  return { folder: cwd, dist: path.join(cwd, 'dist'), run, close: () => rm(cwd, { recursive: true }) };
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Serves a host's build, with a page of its own unless its bundler has made one. */
export async function serveHost(dist: string) {
  const bare = '<!doctype html><div id="root"></div><script src="/main.js"></script>';
  const page = await readFile(path.join(dist, 'index.html')).catch(() => bare);
  const server = createServer(async ({ url = '/' }, answer) => {
    const bytes = url === '/' ? page : await readFile(path.join(dist, url)).catch(() => undefined);
    // A browser asks for an icon, too.
    answer.writeHead(bytes ? 200 : 204, { 'content-type': types[path.extname(url) || '.html'] ?? '' });
    answer.end(bytes);
  }).listen(0, 'localhost');
  await once(server, 'listening');

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
