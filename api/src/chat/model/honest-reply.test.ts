import { buyersGuide } from '@dosmares/content/buyers-guide';
import { firmFaq } from '@dosmares/content/chat/faq';
import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { profiles } from '@dosmares/content/profiles';
import { agentBySlug } from '@dosmares/content/roster';
import { allHomes, dollars, type Home, sellerOf } from '../homes.ts';
import { assistantWith, chunk, modelJson, searchBlock, streamReply } from '../testing/model-server.ts';

const [pedregal, corridor, palmilla, casa] = allHomes as [Home, Home, Home, Home];
const home = (field: string, ...homes: Home[]) => ({
  kind: 'home',
  all: homes.map(({ id }) => id),
  field,
});
const agent = (slug: string, field: string) => ({ kind: 'agent', of: slug, field });
const agents = (...all: string[]) => ({ kind: 'agents', all });
const report = (field: string, of = 'latest') => ({ kind: 'report', field, of });
const faq = (of: string) => ({ kind: 'faq', of });
const rate = (amount: number) => ({ kind: 'rate', dollars: amount });
const viewing = (id: string) => ({ kind: 'viewing', of: id });
const person = (slug: string, wish: string) => ({ kind: 'person', of: slug, field: wish });
const answerOf = (id: string) => buyersGuide.find((entry) => entry.id === id)?.answer;
const es = { language: 'es' };
const helena = agentBySlug('helena-marsh');
const soldIn = dollars(marketReport.charts.soldMedianPrice.at(-1) ?? 0);

/** Replies that an honest model chooses, and what each must show, in this order. */
const replies: readonly [blocks: object[], shown: (string | undefined)[], more?: object][] = [
  [[home('price', pedregal)], [`${pedregal.title} is offered at ${dollars(pedregal.price)}.`]],
  [
    [home('beds', pedregal), home('baths', pedregal)],
    ['has 6 bedrooms.', 'has 7 bathrooms.'],
  ],
  [[home('seller', corridor)], [sellerOf(corridor)?.name, sellerOf(corridor)?.phone]],
  [[home('lot', palmilla)], [palmilla.lot]],
  [[home('year', palmilla)], ['se construyó en 2017'], es],
  [[home('pesos', corridor)], [dollars(corridor.price), 'MXN']],
  [[home('garage', palmilla)], ['Three-car garage']],
  [[home('elevator', pedregal)], ['does not say that', sellerOf(pedregal)?.name]],
  [[home('about', casa)], [casa.title, dollars(casa.price)]],
  [[home('about', pedregal)], [pedregal.features[0]], { ...es, say: ['goodQuestion'] }],
  [
    [home('size', corridor), home('perMeter', corridor)],
    ['5,500 sq ft', '/ m²'],
  ],
  [[searchBlock()], [pedregal.title, corridor.title, palmilla.title]],
  [[searchBlock({ maxPrice: 5_000_000, minBeds: 5 })], [corridor.title]],
  [[searchBlock({ features: ['firePit'] })], [palmilla.title]],
  [[searchBlock({ area: 'Pedregal' })], [pedregal.title], es],
  [[searchBlock({ minBeds: 12 })], ['None of the homes']],
  [[searchBlock({ sort: 'price', order: 'least' })], ['the lowest price has']],
  [[home('price', pedregal, corridor)], [pedregal.title, corridor.title, 'The difference: $1,550,000.']],
  [[home('facts', pedregal, palmilla)], ['6 bedrooms', '7 bedrooms']],
  [[home('total', pedregal, corridor, palmilla)], ['En total: $16,450,000.'], es],
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
  [[faq('holidays')], ['cierra en estos días festivos: Año Nuevo'], es],
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
  it('are rendered as meant, for every kind of block', async () => {
    let next = 0;
    const { ask, close } = await assistantWith((response) => {
      const [blocks, , more] = replies[next] ?? [[]];
      streamReply(response, modelJson(blocks, more));
    });
    for (const [blocks, shown] of replies) {
      const { message } = await ask('An honest question');
      const places = shown.map((text) => message.indexOf(text ?? '\0'));
      const isMeant = places.every((place, index) => place >= (places[index - 1] ?? 0));
      expect({ blocks, message, isMeant: isMeant && !message.includes('{') }).toMatchObject({
        isMeant: true,
      });
      next += 1;
    }
    await close();

    expect(replies.length).toBeGreaterThanOrEqual(40);
  });

  it('CH14 are sent block by block, each within 300 ms after the model has chosen it, and never taken back', async () => {
    const head = modelJson([home('beds', pedregal)]).replace(/\],"handOver".*/, '');
    const tail = `,${JSON.stringify(home('price', corridor))}],"handOver":null}`;
    let named = 0;
    const { ask, close } = await assistantWith((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      named = performance.now();
      response.write(chunk({ content: head }));
      setTimeout(() => response.end(`${chunk({ content: tail })}data: [DONE]\n\n`), 800);
    });
    const times: number[] = [];

    const { message, texts } = await ask('A question', { onPart: () => times.push(performance.now()) });
    await close();

    expect((times[0] ?? Infinity) - named).toBeLessThan(300);
    expect(texts).toHaveLength(2);
    expect(message).toBe(texts.join(''));
  });
});
