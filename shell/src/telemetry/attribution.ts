import type { Registry } from '@dosmares/contracts/release';

/** Whose code it is. */
export interface Owner {
  application: string;
  version: string;
}

/** Tells from addresses of scripts whose code something came from; nobody of ours, where it was an extension's. */
export function attribution({ remotes, shellVersion }: Registry, origin: string) {
  const bases: readonly (readonly [string, Owner])[] = [
    [`${origin}/assets/`, { application: 'shell', version: shellVersion }],
    ...remotes.map(
      ({ name, version, entry }) => [new URL('.', entry).href, { application: name, version }] as const,
    ),
  ];
  const ownerOf = (url: string) => bases.find(([base]) => url.startsWith(base))?.[1];

  return {
    ownerOf,
    /** The nearest code of ours in an error's stack. */
    ownerOfStack: (stack: string) =>
      [...stack.matchAll(/https?:\/\/[^\s()]+/g)].map(([url]) => ownerOf(url)).find(Boolean),
  };
}
