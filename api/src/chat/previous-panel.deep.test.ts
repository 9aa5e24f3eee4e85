import { Registry } from 'prom-client';
import { type Answer, createAssistant } from './assistant.ts';
import { allHomes } from './homes.ts';
import { openChat, user } from './testing/chat-service.ts';
import { assistantWith, modelJson, streamReply } from './testing/model-server.ts';

const nobody = { apiKey: undefined, baseUrl: undefined, model: '', dailyTokens: 0 };
const own = createAssistant({ ...nobody, registry: new Registry(), log: { warn: () => {} } });

/** Asks as the previous panel does: it appends `sentence` events; `done`, `error` or the body is the whole reply. */
async function askAsBefore(answer: Answer, question: string, accept: string) {
  const { body } = await (await openChat(answer)).post({ messages: [user(question)] }, { accept });
  if (!accept.startsWith('text')) return { typed: undefined, shown: JSON.parse(body) };
  const events = [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
  const sentences = events.flatMap(([, name, data = '']) =>
    name === 'sentence' ? JSON.parse(data).text : [],
  );

  return { typed: sentences.join(''), shown: JSON.parse(events.at(-1)?.[2] ?? '') };
}

describe('A panel of the previous release in an open tab', () => {
  it.each([
    ['How much is the Palmilla villa?', /6,500,000/],
    ['Which homes do you have?', /Premier Investment Villa/],
    ['Who sells the corridor villa?', /Julian Prescott.*0104/],
    ['When is the office open?', /9:00 AM/],
    ['What is the median price?', /\$[\d,]+/],
    ['What are the closing costs?', /4 to 8 percent/],
    ['Can someone call me? I am Greg Walsh, greg@walsh.example', /answers within 24 hours/],
    ['Is there a helipad at the Pedregal house?', /does not say/],
  ])('gets a readable answer to “%s”, streamed and whole', async (said, text) => {
    for (const accept of ['text/event-stream, application/json', 'application/json']) {
      const { typed, shown } = await askAsBefore(own, said, accept);

      expect(shown.message).toMatch(text);
      expect(shown.message).not.toMatch(/undefined|null|NaN|\[object|[{}<>]/);
      expect(typed ?? shown.message).toBe(shown.message);
    }
  });

  it('gets a model’s reply block by block', async () => {
    const [home] = allHomes;
    const blocks = [
      { kind: 'home', all: [home?.id], field: 'beds' },
      { kind: 'person', of: 'office', field: 'buying' },
    ];
    const { answer, close } = await assistantWith((response) => streamReply(response, modelJson(blocks)));

    const { typed, shown } = await askAsBefore(answer, 'How many bedrooms?', 'text/event-stream');
    await close();

    expect(typed).toBe(shown.message);
    expect(shown.message).toContain(`has ${home?.beds} bedrooms.`);
    expect(shown.handOver?.inquiryType).toBe('buying');
  });
});
