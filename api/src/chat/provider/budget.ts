/** The tokens of a day, by the clock of UTC. Each process keeps its own account. */
export interface Budget {
  isSpent: () => boolean;
  spend: (tokens: number) => void;
}

export function dailyBudget(tokens: number, now: () => Date = () => new Date()): Budget {
  let [day, spent] = ['', 0];

  function today() {
    const date = now().toISOString().slice(0, 10);
    if (date !== day) [day, spent] = [date, 0];
  }

  return {
    isSpent() {
      today();

      return spent >= tokens;
    },
    spend(used) {
      today();
      spent += used;
    },
  };
}
