import { attribution } from '../telemetry/attribution.ts';
import { failureOf } from '../telemetry/failure.ts';
import type { PageFacts } from './page-parts.ts';

/** An error on the page outside of its slots. */
export interface PageError {
  /** `application@version`, by the address of the script. */
  owner: string;
  words: string;
  /** Number of occurrences. */
  count: number;
}

/** Errors on the page so far, each once. */
export function errorsOnPage({ registry, seen }: Pick<PageFacts, 'registry' | 'seen'>): readonly PageError[] {
  const owners = attribution(registry, location.origin);
  const found = new Map<string, PageError>();
  for (const event of seen) {
    const failure = failureOf(event, owners);
    const { application, version } =
      (failure && 'owner' in failure ? failure.owner : owners.ownerOf(addressOf(event))) ?? {};
    const owner = application ? `${application}@${version}` : 'no application of this site';
    const words = wordsOf(event);
    const count = (found.get(owner + words)?.count ?? 0) + 1;
    found.set(owner + words, { owner, words, count });
  }

  return [...found.values()];
}

function wordsOf(event: Event) {
  if (event instanceof ErrorEvent) return event.message;
  if ('reason' in event) return `Unhandled rejection: ${event.reason}`;
  if ('effectiveDirective' in event) {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;

    return `Refused by ${effectiveDirective}: ${blockedURI}`;
  }

  return `Did not load: ${addressOf(event)}`;
}

/** The address that an element asked for. */
function addressOf({ target }: Event) {
  const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>;

  return src || href || '';
}
