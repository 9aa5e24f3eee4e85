/** Empty stores from the setup of a test run, one on each engine, to be copied by tests. */
export const emptyDataDir = process.env.TEST_DATA_DIR;
export const emptyDatabase = process.env.TEST_DATABASE_URL;
