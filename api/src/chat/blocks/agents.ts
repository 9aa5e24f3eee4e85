import { profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { inWords } from '@dosmares/content/site';
import Type from 'typebox';
import { agentCard, contactLinks, pageLink } from '../cards.ts';
import { languagesIn, languageWords, yearsIn } from './agent.ts';
import {
  asked,
  type BlockOf,
  type Context,
  type Kind,
  listed,
  oneOf,
  type Reading,
  type Said,
  say,
} from './block.ts';

/** What agents know: what visitors call it, and what their pages write. */
// biome-ignore format: a table reads in columns
const subjects = {
  land:        { asked: String.raw`land|ranch\w*|parcels?|acreage|tierras?|terrenos?|rancho\w*|parcelas?|lotes?|cattle|ganado|well|pozo`, has: /land & beach|cattle/i },
  golf:        { asked: String.raw`golf|fairway|resort communit\w+|campo de golf`, has: /golf/i },
  investment:  { asked: String.raw`invest\w*|portfolio|inver\w+|numbers|earns?|hotel finance|finanzas`, has: /investment/i },
  relocation:  { asked: String.raw`relocat\w+|moving|move (from|to|our|my)|second homes?|mudar\w*|mudanza|segunda casa|abroad|europe\w*|canad\w+|international|foreign\w*|extranjer\w+|(school|escuela) visit|germany|alemania|sweden|suecia`, has: /relocation/i },
  architecture: { asked: String.raw`architect\w*|arquitect\w+|buildings?|discre\w+|discreet\w*`, has: /architect/i },
  oceanfront:  { asked: String.raw`ocean ?front|beach ?front|water ?front|frente al mar|playa|beach\w*|sail\w*|velero|coast\w*|sea walls?`, has: /oceanfront/i },
  hillside:    { asked: String.raw`hill ?side|hills?|pedregal|colina|ladera|cerro`, has: /hillside/i },
  eastCape:    { asked: String.raw`east cape|cabo del este|los barriles`, has: /east cape/i },
  corridor:    { asked: String.raw`corridor|corredor`, has: /corridor specialist/i },
  landmark:    { asked: String.raw`landmark|founder|fundador\w*|principal|(owner|duen[oa]) (of|de) (this|the|la|esta) (company|firm|agency|empresa)|boss|jef[ea]|ceo|broker in charge`, has: /founder/i },
  inspection:  { asked: String.raw`inspect\w*|inspec\w+|engineer\w*|ingenier\w+|pipes?|plumb\w*|pumps?|tuber\w+|bombas|walls?|waterproof\w*|impermeab\w+|construction (quality|problems|defects)|calidad de (la )?construccion|behind the plaster`, has: /site engineer/i },
  border:      { asked: String.raw`san diego|cross.?border|across the border|frontera|escrow`, has: /san diego/i },
  residential: { asked: String.raw`residential (sales|desk)|director\w*|head of sales|sales director`, has: /residential sales/i },
  shortLists:  { asked: String.raw`short.?lists?|santa maria|gallery (quarter|district)|galerias`, has: /short lists/i },
  documents:   { asked: String.raw`documents?|contracts?|reglamento|bylaws|rules|documentos|papeles|contratos?|paciencia|patience`, has: /patience with documents/i },
} as const;

const spoken = [...new Set(roster.flatMap(({ id }) => profiles[id]?.languages ?? []))];
const otherLanguages = asked(
  String.raw`chinese|mandarin|chino|japanese|japones|russian|ruso|korean|coreano|dutch|holandes|arabic|arabe|hebrew|hebreo|polish|polaco|danish|danes|norwegian|noruego|finnish|hindi|greek|griego|turkish|ukrainian|catalan|nahuatl`,
);
const everyone = asked(
  String.raw`how many (agents|people|realtors|asesores)|cuant[oa]s (agentes|asesor\w*|personas)|(your|the|whole|all( the| your)?|list( of)?( the)?) (team|agents|realtors|staff|people)|(su|el|todo el|sus|los) (equipo|asesores|agentes)|who works (there|for you|with you)|quien(es)? trabajan?|meet the team|agents do you have`,
);
const certificates = [...new Set(roster.flatMap(({ id }) => profiles[id]?.certifications ?? []))];
const papers = asked('crs|gri|abr|clhms|rsps|ccim|cips|alc|crb');
const records = {
  mostSold: asked(
    String.raw`(sold|sells|sales|selling) (the )?most|most (sales|sold|properties|houses|homes|successful|closings)|(mas|mayores) ventas|(vendido|vende|ventas) mas|mas (ha )?vendido|mas (casas|propiedades)|top (agent|seller|producer|performer)|best (agent|seller|realtor)|mejor (agente|asesor\w*|vendedor\w*)|number one|numero uno|star agent`,
  ),
  mostYears: asked(
    String.raw`most (experience\w*|senior|years|tenured)|(mas|mayor) (experiencia|anos|experimentad\w+|antigued\w+)|longest|veteran\w*|oldest agent|greatest experience`,
  ),
  fewestYears: asked(
    String.raw`newest (agent|member|one|realtor)|least experience\w*|youngest|mas (nuevo|nueva|joven)|menos experiencia|joined (last|recently)|junior`,
  ),
};

/** Agents by what they know, speak or have sold. */
export const agents: Kind<BlockOf<'agents'>> = {
  hint: 'agents by subject or language ("speaks:French"), "mostSold", "mostYears", "fewestYears", or "all"; two values must both hold',
  fields: () => ({
    who: Type.Array(
      oneOf([
        ...Object.keys(subjects),
        ...spoken.map((name) => `speaks:${name}`),
        ...Object.keys(records),
        ...certificates.map((name) => `holds:${name}`),
        'all',
      ]),
    ),
  }),
  render({ who }, context) {
    const [record] = who.filter((each) => each in records);
    const found = roster.filter((each) => who.every((one) => one in records || matches(each, one)));
    if (who.includes('all') || (found.length === roster.length && !record)) return team(who, context);
    const chosen = record ? [best(found.length > 0 ? found : roster, record)] : found.slice(0, 4);
    const [first] = chosen;
    if (!first) return undefined;

    return {
      text: chosen.map((each) => line(each, record, context)).join('\n'),
      cards: chosen.map(agentCard),
      links: chosen.flatMap(contactLinks),
      ...(chosen.length === 1 && { person: first }),
    };
  },
  choose(reading) {
    const { text } = reading;
    if (otherLanguages.test(text))
      return [
        { kind: 'agents', who: ['all'] },
        { kind: 'unknown', agent: 'office' },
      ];
    const [paper] = papers.exec(text) ?? [];
    const who = paper ? [`holds:${paper.toUpperCase()}`] : (recordIn(reading) ?? subjectIn(reading));
    if (who.length > 0) return [{ kind: 'agents', who }];

    return everyone.test(text) ? [{ kind: 'agents', who: ['all'] }] : undefined;
  },
};

/** Who has the most of something, or speaks a language; together where both are asked for. */
function recordIn({ text, isAboutPeople }: Reading): string[] | undefined {
  const tongues = Object.entries(languageWords)
    .filter(([, words]) => asked(words).test(text))
    .map(([name]) => `speaks:${name}`);
  const record = Object.entries(records).find(([, pattern]) => pattern.test(text))?.[0];
  const isMeant = isAboutPeople || text.split(' ').length < 4;
  if (record && (isMeant || aboutAgents.test(text))) return [record, ...tongues];

  return tongues.length > 0 && (isMeant || aboutTalking.test(text)) ? tongues : undefined;
}

const aboutAgents = asked(
  'agents?|asesor\\w*|realtors?|who|quien|sold|sells?|sales|ventas|experience|experiencia',
);
const aboutTalking = asked('speaks?|habla\\w*|fluent|native|talk|languages?|idiomas?');
const ofHomes = asked('(lot|terreno) (size|de la)|how (big|large)|cuanto mide');

/** Who knows a subject; land and relocation are asked for without a person, too. */
function subjectIn({ rest, homes, home, isAboutPeople, isShort }: Reading): string[] {
  const topic = Object.entries(subjects).find(([, row]) => asked(row.asked).test(rest))?.[0];
  const isAlone =
    (topic === 'land' || topic === 'relocation' || (topic === 'golf' && isShort)) &&
    !home &&
    !ofHomes.test(rest);

  return topic && homes.length === 0 && (isAboutPeople || isAlone) ? [topic] : [];
}

function matches({ id }: RosterEntry, who: string) {
  if (who.startsWith('speaks:'))
    return profiles[id]?.languages.includes(who.slice('speaks:'.length)) ?? false;
  if (who.startsWith('holds:'))
    return profiles[id]?.certifications.includes(who.slice('holds:'.length)) ?? false;
  const { title = '', specialization = '', bio = [] } = profiles[id] ?? {};

  return (
    who in subjects &&
    subjects[who as keyof typeof subjects].has.test([title, specialization, ...bio].join(' '))
  );
}

function best(from: readonly RosterEntry[], record: string) {
  const value = ({ id }: RosterEntry) =>
    (record === 'mostSold' ? profiles[id]?.propertiesSold : profiles[id]?.yearsExperience) ?? 0;
  const sign = record === 'fewestYears' ? 1 : -1;

  return from.toSorted((one, other) => sign * (value(one) - value(other)))[0] as RosterEntry;
}

function line({ id, name, phone }: RosterEntry, record: string | undefined, context: Context) {
  const {
    title,
    specialization: subject,
    languages = [],
    propertiesSold: sold,
    yearsExperience: years,
  } = profiles[id] ?? {};

  return say(context, record ? 'record' : 'suited', {
    name,
    title,
    subject,
    sold,
    years: yearsIn(context.language, years ?? 0),
    phone,
    languages: languagesIn(context.language, languages),
  });
}

function team(who: readonly string[], context: Context): Said {
  const tongue = who.find((each) => each.startsWith('speaks:'))?.slice('speaks:'.length);
  const others = spoken.filter((name) => name !== 'English' && name !== 'Spanish');
  const names = listed(
    context.language,
    roster.map(({ name }) => name),
  );
  const values = {
    words: inWords(roster.length),
    count: roster.length,
    names,
    languages: languagesIn(context.language, tongue ? [tongue] : others),
  };

  return {
    text: say(context, tongue ? 'allSpeak' : 'team', values),
    links: [pageLink('/team', context)],
    person: 'office',
  };
}
