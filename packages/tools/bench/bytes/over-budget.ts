/**
 * Returns one sentence for each kind of page that is over its budget or has none.
 * @param reached bytes by route
 * @param budgets bytes by route
 */
export const overBudget = (
  reached: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
) =>
  Object.entries(reached).flatMap(([route, bytes]) => {
    const budget = budgets[route];
    if (budget === undefined) return [`${route} has no budget; it weighs ${bytes} bytes.`];

    return bytes > budget
      ? [`${route} asks for ${bytes} bytes of script at once; its budget is ${budget}.`]
      : [];
  });
