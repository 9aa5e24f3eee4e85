// @ts-check
/** Ends what `setup.config.mjs` began. */
export default async function stop() {
  await /** @type {{ stopTestDatabases?: () => Promise<void> }} */ (globalThis).stopTestDatabases?.();
}
