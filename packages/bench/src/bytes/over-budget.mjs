// @ts-check
/**
 * One sentence for each kind of page that weighs more than it may, or has no budget at all.
 * @param {Readonly<Record<string, number>>} reached bytes by route
 * @param {Readonly<Record<string, number>>} budgets bytes by route
 */
export const overBudget = (reached, budgets) =>
  Object.entries(reached).flatMap(([route, bytes]) => {
    const budget = budgets[route];
    if (budget === undefined) return [`${route} has no budget; it weighs ${bytes} bytes.`];

    return bytes > budget
      ? [`${route} asks for ${bytes} bytes of script at once; its budget is ${budget}.`]
      : [];
  });
