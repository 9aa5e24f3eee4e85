/** Empty stores that the setup created, one on each engine, for tests to copy. */
export const emptyDataDir = process.env.TEST_DATA_DIR;
export const emptyDatabase = process.env.TEST_DATABASE_URL;

/** Whether tests of the store run on both engines. */
export const runsAllEngines = process.env.TEST_ENGINES === 'all';
