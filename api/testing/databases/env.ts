/** Empty stores from the setup of a test run, one on each engine, to be copied by tests. */
export const emptyDataDir = process.env.TEST_DATA_DIR;
export const emptyDatabase = process.env.TEST_DATABASE_URL;

/** Whether tests of the store are to run on both engines. */
export const asksForAll = process.env.TEST_ENGINES === 'all';
