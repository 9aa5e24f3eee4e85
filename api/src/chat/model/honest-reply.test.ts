import { buyersGuide } from '@dosmares/content/buyers-guide';
import { firmFaq } from '@dosmares/content/chat/faq';
import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { profiles } from '@dosmares/content/profiles';
import { agentBySlug } from '@dosmares/content/roster';
import { allHomes, dollars, type Home, sellerOf } from '../homes.ts';
import { assistantWith, chunk, replyOf, searchFor } from '../testing/model-server.ts';

const [pedregal, corridor, palmilla, casa] = allHomes as [Home, Home, Home, Home];
const home = ({ id }: Home, field: string) => ({ kind: 'home', of: id, field });
const agent = (slug: string, field: string) => ({ kind: 'agent', of: slug, field });
const agents = (...all: string[]) => ({ kind: 'agents', all });
const report = (field: string, of = 'latest') => ({ kind: 'report', field, of });
const faq = (of: string) => ({ kind: 'faq', of });
const compare = (field: string, ...homes: Home[]) => ({
  kind: 'compare',
  all: homes.map(({ id }) => id),
  field,
});
const rate = (amount: number) => ({ kind: 'rate', dollars: amount });
const viewing = (id: string) => ({ kind: 'viewing', of: id });
const person = (slug: string, wish: string) => ({ kind: 'person', of: slug, field: wish });
const answerOf = (id: string) => buyersGuide.find((entry) => entry.id === id)?.answer;
const es = { language: 'es' };
const helena = agentBySlug('helena-marsh');
const soldIn = dollars(marketReport.charts.soldMedianPrice.at(-1) ?? 0);

/** Whole replies as an honest model gives them, and what each has to show, in this order. */
const replies: readonly [blocks: object[], shown: (string | undefined)[], more?: object][] = [
  [[home(pedregal, 'price')], [`${pedregal.title} is offered at ${dollars(pedregal.price)}.`]],
  [
    [home(pedregal, 'beds'), home(pedregal, 'baths')],
    ['has 6 bedrooms.', 'has 7 bathrooms.'],
  ],
  [[home(corridor, 'seller')], [sellerOf(corridor)?.name, sellerOf(corridor)?.phone]],
  [[home(palmilla, 'lot')], [palmilla.lot]],
  [[home(palmilla, 'year')], ['se construyó en 2017'], es],
  [[home(corridor, 'pesos')], [dollars(corridor.price), 'MXN']],
  [[home(palmilla, 'garage')], ['Three-car garage']],
  [[home(pedregal, 'absent')], ['does not say that', sellerOf(pedregal)?.name]],
  [[home(casa, 'about')], [casa.title, dollars(casa.price)]],
  [[home(pedregal, 'about')], [pedregal.features[0]], { ...es, say: ['goodQuestion'] }],
  [
    [home(corridor, 'size'), home(corridor, 'perMeter')],
    ['5,500 sq ft', '/ m²'],
  ],
  [[searchFor()], [pedregal.title, corridor.title, palmilla.title]],
  [[searchFor({ maxPrice: 5_000_000, minBeds: 5 })], [corridor.title]],
  [[searchFor({ features: ['firePit'] })], [palmilla.title]],
  [[searchFor({ area: 'Pedregal' })], [pedregal.title], es],
  [[searchFor({ minBeds: 12 })], ['None of the homes']],
  [[searchFor({ sort: 'price', order: 'least' })], ['the lowest price has']],
  [[compare('price', pedregal, corridor)], [pedregal.title, corridor.title, 'The difference: $1,550,000.']],
  [[compare('facts', pedregal, palmilla)], ['6 bedrooms', '7 bedrooms']],
  [[compare('total', pedregal, corridor, palmilla)], ['En total: $16,450,000.'], es],
  [[agent('helena-marsh', 'contact')], [helena?.phone, helena?.email]],
  [[agent('helena-marsh', 'languages')], ['Helena Marsh speaks English']],
  [[agent('leonor-arriaga', 'speaks:French')], ['Yes. Leonor Arriaga speaks']],
  [[agent('bruno-aguilar', 'years')], ['1 año de experiencia'], es],
  [[agent('julian-prescott', 'homes')], [corridor.title]],
  [[agent('catalina-orozco', 'reviews')], [profiles[3]?.reviews[0]?.text]],
  [[agents('speaks:French')], ['Valeria Montes', 'Leonor Arriaga']],
  [[agents('mostSold')], ['Leonor Arriaga', '620']],
  [[agents('all')], ['eleven agents']],
  [[faq('hours')], ['Monday to Friday 9:00 AM to 6:00 PM']],
  [
    [faq('address'), faq('phone')],
    [office.address, office.phone],
  ],
  [[faq('holidays')], ['no indica el horario'], es],
  [[report('median')], [soldIn]],
  [[report('sold', 'all')], ['May 74, June']],
  [[report('days', 'May')], ['May 142, October 169']],
  [[report('summary')], ['nobody can promise']],
  [[faq('closing-costs')], [answerOf('closing-costs')?.en, 'not legal or tax advice']],
  [[faq('trust'), faq('steps')], [answerOf('trust')?.es, answerOf('steps')?.es], es],
  [[faq('machine')], [firmFaq.machine.en.slice(0, 20)]],
  [[rate(1_000_000)], ['$1,000,000', 'MXN']],
  [[viewing(corridor.id)], [`A viewing of ${corridor.title}`, sellerOf(corridor)?.name]],
  [[viewing('any')], ['A viewing of a home']],
  [[person('helena-marsh', 'selling')], ['Helena Marsh', 'answers within 24 hours']],
  [[{ kind: 'unknown', of: 'tobias-lindqvist' }], ['That I do not know', 'Tobias Lindqvist']],
];

describe('Honest replies of a model', () => {
  it('are shown as meant, whatever kinds of blocks they have', async () => {
    let next = 0;
    const { ask, close } = await assistantWith((response) => {
      const [blocks, , more] = replies[next] ?? [[]];
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${chunk({ content: replyOf(blocks, more) })}data: [DONE]\n\n`);
    });
    const wrong: object[] = [];
    for (const [blocks, shown] of replies) {
      const { message } = await ask('An honest question');
      const places = shown.map((text) => message.indexOf(text ?? '\0'));
      const isMeant = places.every((place, index) => place >= (places[index - 1] ?? 0));
      if (!isMeant || message.includes('{')) wrong.push({ blocks, message });
      next += 1;
    }
    await close();

    expect(replies.length).toBeGreaterThanOrEqual(40);
    expect(wrong).toEqual([]);
  });

  it('CH14 are sent block by block, each within 300 ms after the model has named it, and never taken back', async () => {
    const head = replyOf([home(pedregal, 'beds')]).replace(/\],"handOver".*/, '');
    let named = 0;
    const { ask, close } = await assistantWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      setTimeout(() => {
        named = performance.now();
        response.write(chunk({ content: head }));
      }, 100);
      const tail = `,${JSON.stringify(home(corridor, 'price'))}],"handOver":null}`;
      setTimeout(() => response.end(`${chunk({ content: tail })}data: [DONE]\n\n`), 900);
    });
    const heard: { text: string; at: number }[] = [];

    const { message } = await ask('A question', ({ text }) => heard.push({ text, at: performance.now() }));
    await close();

    expect((heard[0]?.at ?? Infinity) - named).toBeLessThan(300);
    expect(heard).toHaveLength(2);
    expect(message).toBe(heard.map(({ text }) => text).join(''));
  });
});
