/** A day on which the office is closed: one date, the same date each year, or the nth Monday of a month. */
export interface Holiday {
  name: Readonly<Record<'en' | 'es', string>>;
  on: `${number}-${number}-${number}` | `${number}-${number}` | { month: number; monday: number };
}

/** Mexico's statutory holidays, on all of which the office is closed. */
export const holidays: readonly Holiday[] = [
  { on: '01-01', name: { en: 'New Year’s Day', es: 'Año Nuevo' } },
  { on: { month: 2, monday: 1 }, name: { en: 'Constitution Day', es: 'Día de la Constitución' } },
  { on: { month: 3, monday: 3 }, name: { en: 'Benito Juárez’s birthday', es: 'Natalicio de Benito Juárez' } },
  { on: '05-01', name: { en: 'Labor Day', es: 'Día del Trabajo' } },
  { on: '09-16', name: { en: 'Independence Day', es: 'Día de la Independencia' } },
  { on: { month: 11, monday: 3 }, name: { en: 'Revolution Day', es: 'Día de la Revolución' } },
  { on: '2030-10-01', name: { en: 'Inauguration Day', es: 'Transmisión del Poder Ejecutivo' } },
  { on: '12-25', name: { en: 'Christmas Day', es: 'Navidad' } },
];
