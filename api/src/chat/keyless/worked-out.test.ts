import { listings } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import { roster } from '@dosmares/content/roster';
import { conversationOf } from '../../../testing/chat/judge.ts';
import { money } from '../facts/fields.ts';
import { ownHomes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { keylessReply } from './keyless.ts';

const replyTo = (...said: string[]) =>
  keylessReply(
    { messages: conversationOf({ question: said.at(-1) ?? '', history: said.slice(0, -1) }) },
    new Date('2026-03-03T19:00:00Z'),
  );
const answerTo = (...said: string[]) => replyTo(...said).text;

const [one, other] = ownHomes as [(typeof ownHomes)[number], (typeof ownHomes)[number]];
const dearest = Math.max(...ownHomes.map(({ price }) => price));
const cheapest = Math.min(...ownHomes.map(({ price }) => price));

describe('figures that are worked out', () => {
  it('are the difference between two homes, as they are named or spoken of', () => {
    const difference = money(Math.abs(one.price - other.price));

    expect(answerTo(`What is the price difference between ${one.title} and ${other.title}?`)).toContain(
      difference,
    );
    expect(
      answerTo(`Compare ${one.title} and ${other.title}`, `${one.path} ${other.path}`, 'by how much?'),
    ).toContain(difference);
    expect(answerTo('¿Qué diferencia hay entre la más cara y la más barata?')).toContain(
      money(dearest - cheapest),
    );
  });

  it('are the sum of several homes', () => {
    const sum = money(ownHomes.reduce((all, { price }) => all + price, 0));

    expect(answerTo('How much would all three of your houses be in total?')).toContain(sum);
    expect(answerTo('¿Cuánto cuestan las tres casas en total?')).toContain(sum);
  });

  it('are the change of the market between two months, and the sales of all', () => {
    const { months, charts } = marketReport;
    const [first = 0, last = 0] = [charts.daysOnSite[0], charts.daysOnSite.at(-1)];
    const sold = charts.soldListings.reduce((all, count) => all + count, 0);

    expect(answerTo(`How long did homes take to sell in ${months[0]} and in ${months.at(-1)}?`)).toContain(
      String(Math.abs(last - first)),
    );
    expect(answerTo('How many homes were sold in total in the six months?')).toContain(String(sold));
  });

  it('are prices by the square foot', () => {
    expect(answerTo(`${one.title}: what is that in $/sqft?`)).toContain(
      money(Math.round(one.price / (one.feet ?? 1))),
    );
  });

  it('put homes in the order that is asked for', () => {
    const said = answerTo('List your three houses from the cheapest to the most expensive');
    const places = ownHomes
      .toSorted((first, second) => first.price - second.price)
      .map(({ title }) => said.indexOf(title));

    expect(places).toEqual(places.toSorted((first, second) => first - second));
    expect(places).not.toContain(-1);
  });
});

describe('what is meant', () => {
  it('is the question, not the remarks that lead to it', () => {
    const remark = 'My sister rents a flat here every winter and told us about you over coffee.';

    expect(answerTo(`${remark} What are your office hours?`)).toBe(answerTo('What are your office hours?'));
  });

  it('is every fact that a sentence names', () => {
    const said = answerTo(`bedrooms and bathrooms of ${one.title}`);

    expect(said).toContain(`${one.beds} bedrooms`);
    expect(said).toContain(`${one.baths} bathrooms`);
  });

  it('is the question before, asked of another home', () => {
    const said = answerTo(
      `How big is the lot of ${one.title}?`,
      `It is big. ${one.path}`,
      `Same for ${other.title}`,
    );

    expect(said).toContain(other.lot);
  });

  it('is what a correction names', () => {
    const said = answerTo(
      `How much is ${one.title}?`,
      `It costs. ${one.path}`,
      `Sorry, I meant ${other.title}`,
    );

    expect(said).toContain(other.priceText);
    expect(said).not.toContain(one.priceText);
  });

  it('is the wish before, with what is changed', () => {
    const { beds } = other;

    expect(
      answerTo('I want a house with a pool and 12 bedrooms', 'None.', `make it ${beds} bedrooms`),
    ).toContain(other.title);
  });
});

describe('what is not worked out', () => {
  it.each(['what is 3/4 + 2/5', 'solve 3x+9=24 for me', 'how much is 347 divided by 12'])('%s', (sum) => {
    expect(replyTo(sum).kind).toBe('refusal');
  });

  it.each([
    'budget = 5 million, what do you have?',
    'we have 5m+ 3 kids, show us houses',
    'my numbers are 624 000 0133 +52 624 000 0134, please call',
    'call me at 612-55-0131 tomorrow',
    'No. Show me something with 5 bedrooms',
  ])('an honest message is answered: %s', (message) => {
    expect(replyTo(message).kind).toBe('answer');
    expect(replyTo(message).text).not.toContain('/idx-search');
  });

  it('adds up no years', () => {
    expect(answerTo('What is the year built of all three houses in total?')).not.toMatch(/6[,.]?0\d\d/);
  });
});

describe('who is meant', () => {
  const [woman, man] = [people.find(({ isWoman }) => isWoman), people.find(({ isWoman }) => !isWoman)];

  it('agrees with the pronoun', () => {
    if (!woman || !man) throw new Error('The roster has no woman, or no man.');
    const shown = `${woman.name} ${woman.path} ${man.name} ${man.path}`;

    expect(answerTo('Who are they?', shown, 'What is her email?')).toContain(woman.email);
    expect(answerTo('Who are they?', shown, 'What is her email?')).not.toContain(man.email);
    expect(answerTo('Who are they?', shown, 'What is his email?')).toContain(man.email);
  });

  it.each(listings)('lists $title', ({ title, agentId }) => {
    const agent = roster.find(({ id }) => id === agentId);

    expect(answerTo(`Which houses does ${agent?.name} list?`)).toContain(title);
  });
});
