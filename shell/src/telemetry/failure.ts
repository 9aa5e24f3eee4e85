import type { Registry } from '@dosmares/contracts/release';
import { scriptOwner } from '@dosmares/contracts/site/boot';

type Facts = ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent;

/** The failure behind an event of the window; nothing where the code is not ours, such as an extension's. */
export function failureOf(event: Event, registry: Registry) {
  const { effectiveDirective, sourceFile, filename, reason, error = reason } = event as Partial<Facts>;
  const script = event.target instanceof HTMLScriptElement ? event.target.src : undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  const owner = scriptOwner(`${stack} ${filename} ${sourceFile} ${script}`, registry, location.origin);
  const kind = effectiveDirective ? ('violation' as const) : ('error' as const);

  return owner && { kind, owner, name: effectiveDirective ?? (script ? 'script' : classOf(error)), script };
}

/** Returns an error's class: never its message, which may quote what a visitor typed. */
function classOf(error: unknown) {
  const name = error instanceof Error ? error.name : typeof error;

  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}
