import { office as firm, type OpeningHours } from '@dosmares/content/office';
import { contactLinks, officeCard, pageLink } from '../cards.ts';
import { asked, type BlockOf, type Context, type Kind, oneOf, say } from './block.ts';

const open = String.raw`(are|r) (you|u|they|guys)?.{0,12}open|(is|will) .{0,16}(office|anyone|anybody|someone) .{0,12}(open|there|in)\b|open (right )?now|(estan?|esta) (\w+ )?abiert\w+|abiert[oa]s? (ahora|ahorita|hoy)|are you there|hay alguien`;
const days: Readonly<Record<string, string>> = {
  holidays: String.raw`holidays?|christmas|xmas|new year.?s?|easter|thanksgiving|dia (festivo|feriado|de muertos|de la independencia)|festivos?|feriados?|navidad|ano nuevo|semana santa|public holiday|16 de septiembre|1 de mayo|dec(ember)? 2[45]|2[45] de diciembre|nochebuena|holy week|labor day|independence day`,
};

/** Fields of the office, and what visitors call them; the first that is found is meant. */
// biome-ignore format: a table reads in columns
const fields = {
  holidays: { asked: asked(`(open|hours|clos\\w+|office|working|abr\\w+|abiert\\w+|horario|atiend\\w+|trabaj\\w+|cierr\\w+|laboran).{0,40}(${days.holidays})|(${days.holidays}).{0,40}(open|hours|closed?|abr\\w+|abiert\\w+|horario|atiend\\w+|trabajan|cierran)`), says: 'holidays' },
  open:     { asked: asked(open), says: 'openNow' },
  hours:    { asked: asked(String.raw`hours|opening|horarios?|what time (do|are|does|can|could)|when (do|are|can) (you|i|we).{0,12}(open|close|come|there|visit the)|(do|are) you .{0,10}(open|close)\w*|work(ing)? (on )?(weekends?|sat\w*|sun\w*|hours|late)|clos(e|es|ing)( time)?|open (on|late|early|until|till|at|sat\w*|sun\w*|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|week\w*)|(a )?que (hora|dias?|horas)|abren|cierran|abre|cierra|atienden|trabajan (los|el|en)|hasta que hora|(on |los? )?(weekends?|fin(es)? de semana)|(come|drop|pop|swing|stop|walk|pass) (by|in|over)|pasar (a|por) (la )?(oficina)?|business days`), says: 'hours' },
  email:    { asked: asked(String.raw`(office |your |general |the )?(e-?mails?|mail address|email address)|correos?( electronico)?|a que correo|write to you|escribirles`), says: 'email' },
  phone:    { asked: asked(String.raw`(office |your |main |the |a )?(phone|telephone|number(?! of)|contact (number|info\w*|details))s?( number)?|call you|telefono|numero( de)?|llamar(les)?|marcar(les)?|how (do|can) (i|we) (reach|contact|call) (you|the office|someone|anybody)|contact(o|arlos| you| info)?|comunic\w+|reach (you|the office)`), says: 'phone' },
  address:  { asked: asked(String.raw`(office |your )?(address|location|located)|where (are|is) (it$|it\?|you|u|your|the office|dos mares|the agency)\b.{0,12}|where.{0,14}office|your office|the office|(donde|en donde) (estan|esta|queda|se ubican|los encuentro|es su|tienen).{0,16}|direccion|ubicacion|domicilio|oficinas?|office`), says: 'address' },
} as const;

/** The office's hours, numbers and address. */
export const office: Kind<BlockOf<'office'>> = {
  hint: 'a field of the office; "open" tells whether it is open now',
  fields: () => ({ field: oneOf(Object.keys(fields)) }),
  render({ field }, context) {
    if (!(field in fields)) return undefined;
    const { says: saying } = fields[field as keyof typeof fields];

    return {
      text: say(context, saying === 'openNow' && !isOpen(context.now) ? 'closedNow' : saying, {
        phone: firm.phone,
        email: firm.email,
        address: firm.address,
        hours: hours(context),
      }),
      cards: [officeCard(context)],
      links: [...contactLinks('office'), pageLink('/contact', context)],
      person: 'office',
    };
  },
  choose({ text, agents, home, homes, filter }) {
    if (agents.length > 0 || homes.length > 0) return undefined;
    const found = Object.entries(fields).filter(
      ([name, row]) =>
        row.asked.test(text) &&
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
