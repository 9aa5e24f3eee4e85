import { officeFields } from '@dosmares/content/chat/fields';
import { office as firm, type OpeningHours } from '@dosmares/content/office';
import { contactLinks, officeCard, pageLink } from '../cards.ts';
import { asked, type BlockOf, type Context, filled, inLanguage, type Kind, oneOf } from './block.ts';

/** The office's hours, numbers and address. */
export const office: Kind<BlockOf<'office'>> = {
  hint: 'a field of the office; "open" tells whether it is open now',
  fields: () => ({ field: oneOf(Object.keys(officeFields)) }),
  render({ field }, context) {
    if (!Object.hasOwn(officeFields, field)) return undefined;
    const { phone, email, address } = firm;
    const now = isOpen(context.now)
      ? inLanguage(context, 'open', 'abierta')
      : inLanguage(context, 'closed', 'cerrada');
    const values = { phone, email, address, now, hours: hours(context) };

    return {
      text: filled(officeFields[field as keyof typeof officeFields][context.language], values),
      cards: [officeCard(context)],
      links: [...contactLinks('office'), pageLink('/contact', context)],
      person: 'office',
    };
  },
  choose({ text, agents, home, homes, filter }) {
    if (agents.length > 0 || homes.length > 0) return undefined;
    const found = Object.entries(officeFields).filter(
      ([name, row]) =>
        asked(row.asked).test(text) &&
        !(
          home &&
          (name === 'address' || name === 'phone' || name === 'email') &&
          !/office|oficina/.test(text)
        ) &&
        !(name === 'phone' && Object.keys(filter).length > 0),
    );
    const wanted = found.filter(
      ([name]) =>
        !(
          name === 'address' &&
          found.length > 1 &&
          !/address|direccion|domicilio|where|donde|located|street|calle/.test(text)
        ) &&
        !(name === 'hours' && found.some(([each]) => each === 'holidays' || each === 'open')) &&
        !(name === 'open' && found.some(([each]) => each === 'holidays')),
    );

    return wanted.length > 0
      ? wanted.slice(0, 2).map(([name]) => ({ kind: 'office', field: name }))
      : undefined;
  },
};

const spanishDays: Readonly<Record<string, string>> = {
  'Monday to Friday': 'de lunes a viernes',
  'Saturday and Sunday': 'sábado y domingo',
};

function hours({ language }: Context) {
  return firm.hours
    .map(({ days: on, opens, closes }) =>
      language === 'es' ? `${spanishDays[on] ?? on} de ${opens} a ${closes}` : `${on} ${opens} to ${closes}`,
    )
    .join(', ')
    .concat(language === 'es' ? ` (hora de ${firm.hours[0]?.zone})` : ` (${firm.hours[0]?.zone})`);
}

/** Reports whether the office is open at a moment, by its own clock. */
export function isOpen(now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: firm.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}`;

  return firm.hours.some(({ openingHours }: OpeningHours) => {
    const [, from = '', to = '', opens = '', closes = ''] =
      /^(\w\w)-(\w\w) ([\d:]+)-([\d:]+)$/.exec(openingHours) ?? [];
    const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
    const day = week.indexOf(part('weekday').slice(0, 2));

    return day >= week.indexOf(from) && day <= week.indexOf(to) && clock >= opens && clock < closes;
  });
}
