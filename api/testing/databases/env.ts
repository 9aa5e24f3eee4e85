/** What the setup of a test run hands to its tests: an empty store on each engine, to be copied. */
export const emptyDataDir = process.env.TEST_DATA_DIR;
export const emptyDatabase = process.env.TEST_DATABASE_URL;
