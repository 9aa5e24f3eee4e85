/** What the setup of a test run hands to its tests: an empty store on each engine, to be copied. */
export const emptyDataDir = process.env.TRIAL_DATA_DIR;
export const emptyDatabase = process.env.TRIAL_DATABASE_URL;
