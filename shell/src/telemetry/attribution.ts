import type { Registry } from '@dosmares/contracts/release';
import { type Owner, scriptBases } from '@dosmares/contracts/site/boot';

/** Tells from addresses of scripts whose code something came from; nobody of ours, where it was an extension's. */
export function attribution(registry: Registry, origin: string) {
  const bases = scriptBases(registry, origin);

  function ownerOf(url: string): Owner | undefined {
    const { application, version } = bases.find(({ base }) => url.startsWith(base)) ?? {};

    return application && version ? { application, version } : undefined;
  }

  return {
    ownerOf,
    /** The nearest code of ours in an error's stack. */
    ownerOfStack: (stack: string) =>
      [...stack.matchAll(/https?:\/\/[^\s()]+/g)].map(([url]) => ownerOf(url)).find(Boolean),
  };
}
