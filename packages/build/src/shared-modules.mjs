// @ts-check
const handedOut = /^provide module \([^)]*\) (.+)@([^@ ]+) = /;

/**
 * What is shared, for the gate: the versions that a build hands out if it does, else the ranges that it accepts.
 * @param {Iterable<import('webpack').Module>} modules
 * @returns {Record<string, string>}
 */
export function sharedIn(modules) {
  const all = [...modules];
  const given = all.flatMap((module) => {
    const [, name, version] = handedOut.exec(module.identifier()) ?? [];

    return name ? [[name, version]] : [];
  });
  const asked = all
    .filter(({ type }) => type === 'consume-shared-module')
    .map(
      (module) =>
        /** @type {{ options?: Record<string, string> }} */ (/** @type {unknown} */ (module)).options,
    )
    .map((options) => [options?.shareKey, options?.requiredVersion]);

  return Object.fromEntries((given.length > 0 ? given : asked).sort());
}
