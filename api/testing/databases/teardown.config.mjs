// @ts-check
/** Removes what `setup.config.mjs` created. */
export default async function stop() {
  await /** @type {{ stopTestDatabases?: () => Promise<void> }} */ (globalThis).stopTestDatabases?.();
}
