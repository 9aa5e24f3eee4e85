import type { Config } from 'jest';

/** Packages that ship only ES modules, which Jest has to compile to CommonJS. */
const esModules = [
  'typebox',
  '@fastify/type-provider-typebox',
  'cookie',
  'pg-boss',
  'kysely',
  'postal-mime',
  'serialize-error',
  'non-error',
  'close-with-grace',
  'content-disposition',
  // Our own packages, where they are installed.
  '@dosmares',
];

const swc: [string, unknown] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
];

// Globals that each module gets as parameters: all others are looked up through Node's vm on every access, which takes
// two thirds of the time of CPU-bound tests. No names that fake timers replace or a module declares at its top level.
const intrinsics =
  'Array Boolean Error JSON Math Number Object Promise Reflect RegExp Set String Symbol TypeError WeakMap'.split(
    ' ',
  );

const base: Config = {
  testMatch: ['**/*.test.{ts,tsx}'],
  // The template's test runs in remotes that are created from it.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/[.]data/', '/template/'],
  transform: { '\\.(m?[jt]sx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

/** For code that runs on the server. */
export const node = {
  ...base,
  testEnvironment: 'node',
  sandboxInjectedGlobals: [...intrinsics, 'Map', 'Proxy', 'Uint8Array', 'BigInt'],
};

/** For code that runs in a page. */
export const dom = {
  ...base,
  testEnvironment: 'jsdom',
  sandboxInjectedGlobals: intrinsics,
  setupFiles: [`${import.meta.dirname}/jest/browser-globals.cjs`],
  setupFilesAfterEnv: [
    `${import.meta.dirname}/jest/matchers.cjs`,
    `${import.meta.dirname}/jest/bare-texts.cjs`,
  ],
};
