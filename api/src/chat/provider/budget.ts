/** A budget of tokens per UTC day. Each process keeps its own account. */
export interface Budget {
  /** Reserves tokens for a call; undefined when too few are left today. */
  reserve: (tokens: number) => Reservation | undefined;
}

/**
 * Reserved tokens. A reservation that is never settled counts as spent: a provider bills for abandoned calls, too.
 */
export interface Reservation {
  /** Replaces the estimate with the actual cost of the call. */
  settle: (tokens: number) => void;
}

/** Creates a daily budget of tokens. It is exceeded at most by the calls in progress when it runs out. */
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
