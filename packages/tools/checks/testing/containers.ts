import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../presets/checkout.ts';

/** A service of a Compose file; all values are text. */
export interface Service {
  build?: { dockerfile: string; target?: string };
  /** Overrides the image's command. */
  command?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Missing for a service that ends by itself. */
  healthcheck?: { test: readonly string[] };
  user?: string;
  ports?: readonly string[];
  volumes?: readonly string[];
  networks?: readonly string[];
}

/** Returns the services and networks of a Compose file, with these variables or their defaults. */
export function readCompose(file: string, variables: NodeJS.Dict<string> = {}) {
  const text = read(file).replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, usual = '') => variables[name] || usual,
  );

  return parse(text, { merge: true, schema: 'failsafe' }) as {
    services: Readonly<Record<string, Service>>;
    networks: object;
  };
}

/** Returns the last two stages of a Dockerfile: one installs packages, the other runs with them in production. */
export const lastStages = (dockerfile: string) =>
  read(dockerfile)
    .replace(/\\\n\s*/g, '')
    .split(/^(?=FROM )/m)
    .slice(-2);

/** Returns the arguments of a stage's instructions of this name. */
export const wordsOf = (stage: string | undefined, name: string): string[] =>
  Array.from(stage?.matchAll(new RegExp(`^${name} (.+)$`, 'gm')) ?? [], ([, words = '']) => words);

/** Returns a service's environment and the address of its health check, both with another port and database. */
export function atPort(port: number, { environment = {}, healthcheck }: Service, database: string) {
  const address = healthcheck?.test.at(-1) ?? '';
  const own = /:(\d+)\//.exec(address)?.[1];
  // Releases are in a folder here, with their own SQLite log.
  const settings = Object.entries(environment)
    .filter(([name, value]) => name !== 'DATABASE_URL' && !/^postgres:/.test(value))
    .map(([name, value]): [string, string] => [name, value === own ? String(port) : value]);
  if ('DATABASE_URL' in environment) settings.push(['DATABASE_URL', database]);

  return { settings, address: address.replace(`:${own}/`, `:${port}/`) };
}

/** Reads a file of the checkout. */
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
