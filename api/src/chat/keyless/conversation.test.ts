import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { privacyTerms } from '@dosmares/content/privacy';
import { profiles } from '@dosmares/content/profiles';
import { type Property, properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { conversationOf } from '../../../testing/chat/judge.ts';
import { homes, ownHomes } from '../facts/homes.ts';
import { has } from '../reading/search.ts';
import { keylessReply } from './keyless.ts';

const [house, second] = properties as unknown as readonly [Property, Property];

const answerTo = (...said: string[]) =>
  keylessReply(
    { messages: conversationOf({ question: said.at(-1) ?? '', history: said.slice(0, -1) }) },
    new Date('2026-03-03T19:00:00Z'),
  ).text;

describe('a conversation', () => {
  it('counts homes in the order of the reply that showed them', () => {
    const shown = `${second.title}: /property/${second.id}\n${house.title}: /property/${house.id}`;

    expect(answerTo('Which homes do you have?', shown, 'How much is the first one?')).toContain(second.price);
    expect(answerTo('Which homes do you have?', shown, 'and the second one?')).toContain(house.price);
  });

  it.each([
    ['50 million', 'what fits'],
    ['2 million', 'what comes nearest'],
  ])('shows no condo to whoever turns condos down, under %s: %s', (amount) => {
    const condos = homes.filter((home) => has(home, 'condo'));
    const said = answerTo(`Not a condo, I want a house under ${amount} dollars`);

    expect(condos).not.toEqual([]);
    for (const { title } of condos) expect(said).not.toContain(title);
    expect(said).toContain('$');
  });

  it('takes the only home that was shown for the first', () => {
    const shown = `${second.title}: /property/${second.id}`;

    expect(answerTo('Which homes do you have?', shown, 'How much is the first one?')).toContain(second.price);
  });

  it('keeps the language that was asked for', () => {
    const spoken = roster.flatMap(({ id }) => profiles[id]?.languages ?? []);
    const rare = spoken.find((one) => spoken.filter((other) => other === one).length === 1) ?? '';
    const speaker = roster.find(({ id }) => profiles[id]?.languages.includes(rare));
    const another = roster.find(({ id }) => !profiles[id]?.languages.includes(rare));

    expect(
      answerTo(`Does ${another?.name} speak ${rare}?`, `No. /${another?.slug}`, 'Who does, then?'),
    ).toContain(speaker?.name);
  });

  it('answers for every month that a question names', () => {
    const [one, other] = marketReport.charts.soldListings;
    const [first, next] = marketReport.months;
    const text = answerTo(`How many homes were sold in ${first} and ${next}?`);

    expect(text).toContain(String(one));
    expect(text).toContain(String(other));
    expect(text.split('/market-report')).toHaveLength(2);
    expect(text).not.toMatch(/: In /);
  });

  it('answers each of several facts that one sentence asks for, whatever leads to it', () => {
    const text = answerTo(`Could you tell me the square metres, year and price of ${house.title}?`);

    for (const fact of [house.price, String(house.yearBuilt), house.sqft]) expect(text).toContain(fact);
  });

  it('knows the home of a superlative, also when another one was spoken of', () => {
    const byPrice = ownHomes.toSorted((one, other) => one.price - other.price);
    const [cheapest, dearest] = [byPrice[0], byPrice.at(-1)];
    const question = 'How many bathrooms does the most expensive one have?';

    expect(answerTo('¿Cuántos baños tiene la más barata?')).toContain(cheapest?.title);
    expect(answerTo(`Tell me about ${cheapest?.title}`, `${cheapest?.path}`, question)).toContain(
      dearest?.title,
    );
  });

  it.each([
    ['I would like a house with 6 bedrooms', 'sorry, I meant 5'],
    ['quiero ver casas de 6 recamaras', 'perdón, quise decir 5'],
  ])('takes a corrected figure for the one before: %s, %s', (wish, correction) => {
    const said = answerTo(wish, 'One moment.', correction);

    for (const { title, beds } of ownHomes)
      expect([title, said.includes(title)]).toEqual([title, Number(beds) === 5]);
  });

  it('reads a wish that comes in pieces as one', () => {
    const budget = `my budget is ${Math.min(...ownHomes.map(({ price }) => price))} dollars`;

    expect(answerTo(`I am looking for a house with a pool, ${budget}`)).toBe(
      answerTo(`I am looking for a house with a pool ${budget}`),
    );
  });

  it('asks the home that is spoken of for a feature, not all of them', () => {
    for (const question of ['Does that one have a pool?', '¿Esa tiene alberca?'])
      expect(answerTo(`Tell me about ${house.title}`, `/property/${house.id}`, question)).not.toContain(
        second.title,
      );
  });

  it('says how personal data is handled, as the privacy notice has it', () => {
    for (const question of ['How long do you keep my data?', '¿Venden mis datos?']) {
      const said = answerTo(question);

      expect(said).toContain(String(privacyTerms.years));
      expect(said).toContain(String(privacyTerms.workingDays));
    }
  });

  it('shows the new homes of the report, so that they can be asked about', () => {
    const [, newer] = homes.filter((home) => !ownHomes.includes(home));
    const shown = answerTo('What new listings came in this month?');

    expect(answerTo('What new listings came in this month?', shown, 'The second one, how much?')).toContain(
      newer?.title,
    );
  });

  it('compares a figure of today with an earlier month', () => {
    const { charts, months } = marketReport;
    const said = answerTo(
      'How many homes are on the market?',
      'Many are active. /market-report',
      `Is that up since ${months[0]}?`,
    );

    expect(said).toContain(String(charts.activeListings[0]));
  });

  it('does not send somebody back to the telephone who has called', () => {
    expect(answerTo('Nobody answers', 'I am sorry.', 'I did call. Twice.')).not.toContain(office.phone);
  });

  it('takes a budget in pesos for what it is worth', () => {
    const dollars = Number(house.price.replace(/\D/g, ''));
    const text = answerTo(`My budget is ${dollars * 4} pesos, what do you have?`);

    expect(text).not.toContain(house.price);
  });

  it('shows the two homes that cost least to whoever can afford none', () => {
    const byPrice = homes.toSorted((one, other) => one.price - other.price);
    const text = answerTo('My budget is $100,000, what do you have?');

    for (const { title } of byPrice.slice(0, 2)) expect(text).toContain(title);
    for (const { title } of byPrice.slice(2)) expect(text).not.toContain(title);
  });

  it('keeps the month for the rest of a message, and leaves out what only introduces a question', () => {
    const { charts, months } = marketReport;
    const text = answerTo(
      `I am a journalist. How many homes changed hands in ${months[1]}, and at what median price?`,
    );

    expect(text).toContain(String(charts.soldListings[1]));
    expect(text).toContain((charts.soldMedianPrice[1] ?? 0).toLocaleString('en-US'));
    expect(text).not.toContain('do not know');
    // Neighbouring answers from one page share its path, and no sentence that leads to it is left without.
    expect(text).not.toMatch(/: [A-Z]/);
  });

  it('finds the month with the highest or lowest figure, and every month', () => {
    const { charts, months } = marketReport;
    const monthOf = (figure: number, series: readonly number[]) => months[series.indexOf(figure)] ?? '';
    const { soldListings: sold, daysOnSite: days } = charts;

    expect(answerTo('Which month had the fewest sales?')).toContain(monthOf(Math.min(...sold), sold));
    expect(answerTo('¿En qué mes se vendió más?')).toContain(String(Math.max(...sold)));
    expect(answerTo('In which month did homes take longest to sell?')).toContain(
      monthOf(Math.max(...days), days),
    );
    const text = answerTo('How many homes were sold each month?');
    for (const figure of sold) expect(text).toContain(String(figure));
  });

  it('names the second of all agents, and of two that were spoken of the better one', () => {
    const ranked = [...roster].sort(
      (one, other) => (profiles[other.id]?.propertiesSold ?? 0) - (profiles[one.id]?.propertiesSold ?? 0),
    );
    const [most, next] = ranked;
    const [last, lastButOne] = ranked.toReversed();
    const both = `${last?.name} /${last?.slug} ${lastButOne?.name} /${lastButOne?.slug}`;

    expect(
      answerTo('Who has sold the most homes?', `${most?.name} /${most?.slug}`, 'And the second most?'),
    ).toContain(next?.name);
    expect(
      answerTo('Who has sold the most homes?', `${most?.name} /${most?.slug}`, 'And the least?'),
    ).toContain(last?.name);
    expect(answerTo('Who are they?', both, 'Which of them has sold more homes?')).toContain(lastButOne?.name);
  });

  it('looks among the new listings when none of ours is cheaper', () => {
    const [cheapest] = ownHomes.toSorted((one, other) => one.price - other.price);
    const cheaper = homes.filter(({ price }) => price < (cheapest?.price ?? 0));
    const text = answerTo(`Tell me about ${cheapest?.title}`, `${cheapest?.path}`, 'Something cheaper?');

    for (const { title } of cheaper.slice(0, 2)) expect(text).toContain(title);
  });

  it('reads a question that goes on in the next line', () => {
    expect(answerTo('Which homes\ndo you have?')).toContain(house.title);
  });
});
