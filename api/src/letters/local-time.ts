import { office } from '@dosmares/content/office';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as the clock on the office's wall shows it (decision 22). */
export const localTime = (moment: Date) => `${format.format(moment).replace(/\u202f/g, ' ')} MST (Los Cabos)`;
