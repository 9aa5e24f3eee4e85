import type { Config } from 'jest';

/** ES-module-only packages, which Jest has to compile because it runs CommonJS. */
const esModules = [
  'typebox',
  '@fastify/type-provider-typebox',
  'cookie',
  'pg-boss',
  'kysely',
  'postal-mime',
  'lucide',
  'serialize-error',
  'non-error',
  'p-queue',
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

const retries = `${import.meta.dirname}/jest/retries.cjs`;

const base: Config = {
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [retries],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/[.]data/'],
  transform: { '\\.(m?[jt]sx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

/** For code that runs on the server. */
export const node = { ...base, testEnvironment: 'node' };

/** For code that runs in a page. */
export const dom = {
  ...base,
  testEnvironment: 'jsdom',
  setupFiles: [`${import.meta.dirname}/jest/browser-globals.cjs`],
  setupFilesAfterEnv: [retries, `${import.meta.dirname}/jest/matchers.cjs`],
};
