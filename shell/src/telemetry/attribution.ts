import type { Registry } from '@dosmares/contracts/release';
import { type Owner, scriptBases } from '@dosmares/contracts/site/boot';

/**
 * Finds the owner of code by the address of its script; undefined for code that is not ours, such as an extension's.
 */
export function attribution(registry: Registry, origin: string) {
  const bases = scriptBases(registry, origin);

  function ownerOf(url: string): Owner | undefined {
    const { application, version } = bases.find(({ base }) => url.startsWith(base)) ?? {};

    return application && version ? { application, version } : undefined;
  }

  return {
    ownerOf,
    /** Returns the owner of the nearest code of ours in an error's stack. */
    ownerOfStack: (stack: string) =>
      [...stack.matchAll(/https?:\/\/[^\s()]+/g)].map(([url]) => ownerOf(url)).find(Boolean),
  };
}
