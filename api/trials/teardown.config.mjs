// @ts-check
/** Ends what `setup.config.mjs` began. */
export default async function stop() {
  await /** @type {{ stopTrials?: () => Promise<void> }} */ (globalThis).stopTrials?.();
}
