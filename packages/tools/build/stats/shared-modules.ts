import type { Module } from 'webpack';

const handedOut = /^provide module \([^)]*\) (.+)@([^@ ]+) = /;

/** Shared modules, for the gate: the versions that a build provides, or else the ranges that it accepts. */
export function sharedIn(modules: Iterable<Module>): Record<string, string> {
  const all = [...modules];
  const given = all.flatMap((module) => {
    const [, name, version] = handedOut.exec(module.identifier()) ?? [];

    return name ? [[name, version]] : [];
  });
  const asked = all
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => (module as unknown as { options?: Record<string, string> }).options)
    .map((options) => [options?.shareKey, options?.requiredVersion]);

  return Object.fromEntries((given.length > 0 ? given : asked).sort());
}
