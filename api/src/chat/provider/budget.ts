/** The tokens of a day, by the clock of UTC. Each process keeps its own account. */
export interface Budget {
  /** Reserves tokens for a call; undefined when too few are left today. */
  reserve: (tokens: number) => Reservation | undefined;
}

/** Tokens set aside. What is never settled counts as spent: a provider bills for calls that were left as well. */
export interface Reservation {
  /** Puts what the call really cost in place of the estimate. */
  settle: (tokens: number) => void;
}

/** A daily budget of tokens. It is overspent at most by the calls that are under way when it runs out. */
export function dailyBudget(tokens: number, now: () => Date = () => new Date()): Budget {
  let account = { day: '', spent: 0 };

  return {
    reserve(estimate) {
      const day = now().toISOString().slice(0, 10);
      if (day !== account.day) account = { day, spent: 0 };
      if (account.spent >= tokens) return undefined;
      const charged = account;
      charged.spent += estimate;

      return {
        settle(used) {
          charged.spent += used - estimate;
        },
      };
    },
  };
}
