/** Stands below every answer of the guide, and below costs: apart from the guide, so that a page may show it alone. */
export const guideNote = {
  en: 'General information, not legal or tax advice.',
  es: 'Información general, no asesoría legal ni fiscal.',
} as const;
