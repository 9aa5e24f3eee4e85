/** A budget of tokens per UTC day. Each process keeps its own account. */
export interface Budget {
  /** Reserves tokens for a call of a connection; undefined when the day's, the hour's or the connection's are spent. */
  reserve: (tokens: number, connection: string) => Reservation | undefined;
}

/** Reserved tokens. One that is never settled counts as spent: a provider bills for abandoned calls, too. */
export interface Reservation {
  /** Replaces the estimate with what the call cost. */
  settle: (tokens: number) => void;
}

/** One connection may spend this part of a day's tokens, and all together those of this many hours ahead of time. */
const share = 1 / 10;
const hoursAhead = 6;
const mostConnections = 20_000;

/** Creates a daily budget. It is exceeded at most by the calls in progress when it runs out. */
export function dailyBudget(tokens: number, now: () => Date = () => new Date()): Budget {
  let account = { day: '', spent: 0, by: new Map<string, number>() };

  return {
    reserve(estimate, connection) {
      const time = now();
      const day = time.toISOString().slice(0, 10);
      if (day !== account.day) account = { day, spent: 0, by: new Map() };
      const paced = tokens * Math.min(1, (time.getUTCHours() + hoursAhead) / 24);
      const own = account.by.get(connection) ?? 0;
      if (account.spent >= paced || own >= tokens * share || account.by.size >= mostConnections)
        return undefined;
      const charged = account;
      charge(estimate);

      return { settle: (used) => charge(used - estimate) };

      function charge(amount: number) {
        charged.spent += amount;
        charged.by.set(connection, (charged.by.get(connection) ?? 0) + amount);
      }
    },
  };
}
