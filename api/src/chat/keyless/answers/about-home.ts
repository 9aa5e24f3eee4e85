import { pesosFor } from '@dosmares/content/exchange-rate';
import { homeFields } from '../../facts/fields.ts';
import { type Home, ownHomes } from '../../facts/homes.ts';
import { isFeature, peopleFor, sayingOf } from '../../reading/search.ts';
import { isSmall } from '../../reading/spelling.ts';
import { attributes } from '../kinds.ts';
import { agentsOf, homesDescribed, homesMeant } from '../meant.ts';
import { type Answer, type Handler, ofHome, ofPerson, say, type Turn } from '../turn.ts';
import { unmet } from '../wish.ts';

/** Field names of attributes whose field has a different name. */
const fieldOf: Readonly<Record<string, string>> = { mls: 'reference', place: 'fullLocation' };

/** Facts that the line of a home has. */
const inLine: readonly string[] = ['price', 'beds', 'baths', 'size'];

/** Answers with one fact of the homes that are meant, or else of all; asks which one if their lines tell it. */
const attribute =
  (name: (typeof attributes)[number]): Handler =>
  (turn) => {
    const meant = homesDescribed(turn).slice(0, 3);
    if (meant.length === 0 && inLine.includes(name)) return which(turn);
    const homes = meant.length > 0 ? meant : ownHomes;
    const isKnown = (home: Home) => homeFields(home)[fieldOf[name] ?? name] !== undefined;

    return {
      homes,
      lines: homes.map((home) => `${ofHome(turn, isKnown(home) ? name : 'unlisted', home)} ${home.path}`),
    };
  };

function which(turn: Turn): Answer {
  return { homes: ownHomes, lines: [say(turn, 'whichHome'), ...linesOf(turn, ownHomes)] };
}

/** Answers with the price in pesos while the rate is fresh, otherwise with the price as listed. */
const pesos: Handler = (turn) => {
  const meant = homesDescribed(turn).slice(0, 3);
  const homes = meant.length > 0 ? meant : ownHomes;
  const language = turn.language === 'es' ? 'es-MX' : 'en-US';

  return {
    homes,
    lines: homes.map((home) => {
      const { rate, amount, day } = pesosFor(home.priceText, turn.now.getTime(), { language }) ?? {};
      const said = amount === undefined ? 'price' : 'pesos';

      return `${ofHome(turn, said, home, { rate, amount, day })} ${home.path}`;
    }),
  };
};

/** Returns one line for each home. */
export const linesOf = (turn: Turn, homes: readonly Home[]) =>
  homes.map((home) => ofHome(turn, 'homeLine', home));

/** Answers whether a home has a feature, or several, in the words of its page. */
const hasIt: Handler = (turn) => {
  const meant = homesDescribed(turn).slice(0, 2);
  if (meant.length === 0) return undefined;
  const wanted = featuresAsked(turn);
  const having = meant.filter((home) => wanted.some((words) => sayingOf(home, words)));
  const homes = having.length > 0 ? having : meant;
  const isPart = homes.some((home) => wanted.some((words) => !sayingOf(home, words)));

  return {
    homes,
    lines: [
      ...homes.flatMap((home) => sayingsAsked(turn, home, wanted)),
      ...((unmet(turn) || isPart) && having.length > 0 ? [say(turn, 'notMentioned')] : []),
    ],
  };
};

/** Returns what is asked of a home: each feature of "a pool and a garage", or all words. */
function featuresAsked({ ask }: Turn): readonly (readonly string[])[] {
  const features = ask.plain.filter(isFeature);
  if (features.length > 1) return features.map((feature) => [feature]);

  return [ask.plain.filter((word) => !isSmall(word) && !houseWords.has(word))];
}

/** Returns a line for each sentence of a home's page that answers, or one that the page says nothing. */
function sayingsAsked(turn: Turn, home: Home, wanted: readonly (readonly string[])[]): string[] {
  const found = wanted.flatMap((words) => sayingOf(home, words) ?? []);
  const sayings = [...new Map(found.map((one) => [one.said, one])).values()];
  if (sayings.length === 0) return [`${ofHome(turn, 'unlisted', home)} ${home.path}`];

  return sayings.map(
    ({ said, isListed }) =>
      `${ofHome(turn, isListed && !unmet(turn) ? 'feature' : 'mentions', home, { feature: said })} ${home.path}`,
  );
}

const houseWords: ReadonlySet<string> = new Set(
  'house home villa estate place property casa propiedad palmilla pedregal far distance come two one other ones both last first second third otra otras dos'.split(
    ' ',
  ),
);

const details: Handler = (turn) => {
  const homes = homesMeant(turn).slice(0, 3);

  return homes.length > 0
    ? {
        homes,
        lines: homes.map((home) =>
          `${ofHome(turn, 'homeLine', home)} ${turn.language === 'en' ? home.summary : ''}`.trim(),
        ),
      }
    : undefined;
};

const photos: Handler = (turn) => {
  const homes = homesMeant(turn).slice(0, 2);

  return homes.length > 0
    ? { homes, lines: homes.map((home) => ofHome(turn, 'photos', home)) }
    : { homes: ownHomes, lines: [say(turn, 'somePhotos'), ...linesOf(turn, ownHomes)] };
};

const viewing: Handler = (turn) => {
  const [home, ...others] = homesMeant(turn);

  return home && others.length === 0
    ? { homes: [home], lines: [ofHome(turn, 'viewing', home)] }
    : { about: 'office', lines: [say(turn, 'someViewing')] };
};

/** Names an agent: for the home that is meant, or for the words of the question. */
const agentFor: Handler = (turn) => {
  const [home] = homesDescribed(turn);
  const [person] = home ? agentsOf(home) : peopleFor(turn.ask.plain);
  if (!person) return undefined;

  return {
    people: [person],
    ...(home && { homes: [home] }),
    lines: [
      say(turn, home ? 'agentFor' : 'suited', home ? homeFields(home) : {}),
      ofPerson(turn, 'personLine', person),
    ],
  };
};

/** Names the agent of the home in question, before the office's answer. */
export const withAgent =
  (office: Handler): Handler =>
  (turn) => {
    const { latest, homes } = turn.focus;
    const agent = latest === 'home' && homes.length === 1 ? agentFor(turn) : undefined;
    const said = office(turn);

    return agent && said ? { ...said, ...agent, lines: [...agent.lines, ...said.lines] } : said;
  };

/** Handlers of questions about one home, or a few. */
export const aboutHome = {
  ...(Object.fromEntries(attributes.map((name) => [name, attribute(name)])) as Record<
    (typeof attributes)[number],
    Handler
  >),
  ...{ pesos, hasIt, details, photos, viewing, agentFor },
};
