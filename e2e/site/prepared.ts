/** The first port of a run's sites: two runs on one machine need separate ones. */
export const firstPort = Number(process.env.E2E_PORT ?? 4000);

/** The folder with the data that every site of this run begins with, once the run has been set up. */
export const preparedData = () => process.env.E2E_DATA;
