/** What a connection and its network may have spent, as shares of what is left for everyone. */
const usual = { connection: 1 / 10, network: 1 / 4 };
/** The same for a short question from a connection that has not asked today. */
const first = { connection: 1 / 2, network: 1 / 2 };
const hoursAhead = 12;

/**
 * Returns a function that reserves what a question can cost at most, so that calls under way together do not exceed a
 * UTC day's tokens, which are released by the hour. It returns what settles the cost, or undefined where too much is
 * spent. Each process keeps its own account.
 */
export function dailyBudget(tokens: number, now: () => Date = () => new Date()) {
  let account = { day: '', spent: new Map<string, number>() };

  return function reserve(connection: string, atMost: number, isShort: boolean) {
    const day = now().toISOString().slice(0, 10);
    if (day !== account.day) account = { day, spent: new Map() };
    // What is settled after midnight belongs to the day before.
    const { spent } = account;
    const spentBy = (key: string) => spent.get(key) ?? 0;
    // A /16 of IPv4, a /32 of IPv6.
    const network = `network ${connection.split(/[.:]/, 2)}`;
    const left = tokens * Math.min(1, (now().getUTCHours() + hoursAhead) / 24) - spentBy('everyone');
    const share = isShort && spentBy(connection) === 0 ? first : usual;
    if (spentBy(connection) + atMost > left * share.connection) return undefined;
    if (spentBy(network) + atMost > left * share.network) return undefined;
    const add = (more: number) => {
      for (const key of ['everyone', network, connection]) spent.set(key, spentBy(key) + more);
    };
    add(atMost);

    return (cost: number) => add(cost - atMost);
  };
}
