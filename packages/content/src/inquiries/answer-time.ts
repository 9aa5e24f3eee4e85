/** The time in which an agent answers an inquiry (C05, C15, F02), in the languages that the assistant speaks. */
export const answerTime = { en: 'within 24 hours', es: 'en un plazo de 24 horas' } as const;
