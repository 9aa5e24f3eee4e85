import type { Owner } from '@dosmares/contracts/site/boot';
import type { attribution } from './attribution.ts';

/** A failure and the owner of its code; or a script that did not load. */
export type Failure = { kind: 'error' | 'violation'; owner: Owner; name: string } | { src: string };

type Owners = ReturnType<typeof attribution>;

/** The failure behind an event of the window; nothing where the code is not ours. */
export function failureOf(event: Event, owners: Owners): Failure | undefined {
  if (event.target instanceof HTMLScriptElement) return { src: event.target.src };
  if (event instanceof ErrorEvent) return errorOf(event.error, event.filename, owners);
  if ('reason' in event) return errorOf(event.reason, '', owners);
  if ('effectiveDirective' in event) return violationOf(event as SecurityPolicyViolationEvent, owners);

  return undefined;
}

function errorOf(error: unknown, file: string, { ownerOf, ownerOfStack }: Owners): Failure | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const owner = ownerOfStack(stack) ?? ownerOf(file);

  return owner && { kind: 'error', owner, name: nameOf(error) };
}

/** Returns an error's class: never its message, which may quote what a visitor typed. */
function nameOf(error: unknown) {
  const name = error instanceof Error ? error.name : typeof error;

  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}

function violationOf({ sourceFile, effectiveDirective }: SecurityPolicyViolationEvent, { ownerOf }: Owners) {
  const owner = ownerOf(sourceFile || `${location.origin}/assets/`);

  return owner && ({ kind: 'violation', owner, name: effectiveDirective } as const);
}
