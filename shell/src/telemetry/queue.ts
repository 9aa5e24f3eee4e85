import { ticketMetric } from '@dosmares/contracts/endpoints';
import type { ClientEvent, EventReport } from '@dosmares/contracts/events';

/** Events that are sent together. */
export interface Queue {
  add: (event: ClientEvent) => void;
  flush: () => void;
}

const mostTogether = 50;

/** Sends events some moments after the first of them, or at once when flushed: when the page is being left. */
export function createQueue(
  composition: string,
  send: (report: EventReport) => void,
  delayMs = 3_000,
): Queue {
  let waiting: ClientEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    for (let at = 0; at < events.length; at += mostTogether)
      send({ composition, events: events.slice(at, at + mostTogether) });
  }

  return {
    add(event) {
      waiting.push(event);
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
  };
}

/** The ticket that came with this page, once the browser knows of it. */
const ticket = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.serverTiming?.find(
    ({ name }) => name === ticketMetric,
  )?.description;

/**
 * Returns a function that sends a report to the API with the page's ticket, also while the page is being left.
 * Without cookies, and as plain text: other types would need a preflight request, for which there is no time then.
 */
export const sendTo =
  (address: string): ((report: EventReport) => void) =>
  (report) => {
    const body = JSON.stringify({ ...report, ticket: ticket() });
    fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
  };
