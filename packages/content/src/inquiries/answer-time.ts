/** The promise: the hours in which an inquiry is answered, counted while or from when the office is open. */
export const answerHours = 24;

/** The same in words (C05, C15, F02), in the languages that the assistant speaks. */
export const answerTime = {
  en: `within ${answerHours} hours`,
  es: `en un plazo de ${answerHours} horas`,
} as const;
