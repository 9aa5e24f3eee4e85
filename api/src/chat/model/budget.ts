/** The share of a day's tokens that one connection may spend, and how many hours ahead of the clock all may spend. */
const share = 1 / 10;
const hoursAhead = 6;
const mostConnections = 20_000;

/** The tokens of a UTC day; each process keeps its own account. */
export interface Budget {
  /** Whether a connection may ask now: the day's tokens are released by the hour, and one connection gets a share. */
  allows: (connection: string) => boolean;
  charge: (connection: string, tokens: number) => void;
}

/** Creates the daily budget. Only calls already under way when it runs out can exceed it. */
export function dailyBudget(tokens: number, now: () => Date = () => new Date()): Budget {
  let account = { day: '', spent: 0, by: new Map<string, number>() };
  const today = () => {
    const day = now().toISOString().slice(0, 10);
    if (day !== account.day) account = { day, spent: 0, by: new Map() };

    return account;
  };

  return {
    allows(connection) {
      const { spent, by } = today();
      const paced = tokens * Math.min(1, (now().getUTCHours() + hoursAhead) / 24);

      return spent < paced && (by.get(connection) ?? 0) < tokens * share && by.size < mostConnections;
    },
    charge(connection, used) {
      const { by } = today();
      account.spent += used;
      by.set(connection, (by.get(connection) ?? 0) + used);
    },
  };
}
