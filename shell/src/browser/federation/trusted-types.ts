import type { Registry } from '@dosmares/contracts/release';
import { scriptBases } from '@dosmares/contracts/site/boot';

/** The browser's check of strings that it would run or parse. Not every browser has it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: ReturnType<typeof rulesFor>) => unknown;
}

/**
 * Checks every string that a library passes to the browser as script or markup. Pages enforce Trusted Types, so a
 * refused string is not run. Must be called before the first script is loaded.
 */
export function guardStrings(
  registry: Registry,
  trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
) {
  trustedTypes?.createPolicy('default', rulesFor(registry, location.origin));
}

/** Rules for strings: null refuses. */
export function rulesFor(registry: Registry, origin: string) {
  const bases = scriptBases(registry, origin);

  return {
    createScriptURL(url: string) {
      const { href } = new URL(url, origin);

      return bases.some(({ base }) => href.startsWith(base)) ? url : null;
    },
    // Structured data of a page's head.
    createScript: (text: string) => (isData(text) ? text : null),
    // Labels of charts, and the select widget's style. Markup is made by React, node by node.
    createHTML: (text: string) => (text.includes('<') ? null : text),
  };
}

function isData(text: string) {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
