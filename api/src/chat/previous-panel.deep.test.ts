import type { Answer } from './assistant.ts';
import { allHomes } from './homes.ts';
import { ownReply } from './reply.ts';
import { open, user } from './testing/chat-service.ts';
import { assistantWith, replyOf, speak } from './testing/model-server.ts';

const own: Answer = async (question) => ownReply(question, { now: new Date(), homes: allHomes });

/** Asks as the previous panel does: `sentence` events are appended, `done` or `error` is the whole, or the body is. */
async function askAsBefore(answer: Answer, question: string, accept: string) {
  const { app } = await open(answer);
  const payload = { messages: [user(question)] };
  const { body } = await app.inject({ method: 'POST', url: '/api/chat', headers: { accept }, payload });
  if (!accept.startsWith('text')) return { typed: '', shown: JSON.parse(body) };
  const events = [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data = '']) => ({
    name,
    data: JSON.parse(data),
  }));
  const typed = events.filter(({ name }) => name === 'sentence').map(({ data }) => data.text);

  return { typed: typed.join(''), shown: events.at(-1)?.data };
}

describe('A panel of the previous release, in a tab that is open', () => {
  it.each([
    ['How much is the Palmilla villa?', /6,500,000/],
    ['Which homes do you have?', /Premier Investment Villa/],
    ['Who sells the corridor villa?', /Julian Prescott.*0104/],
    ['When is the office open?', /9:00 AM/],
    ['What is the median price?', /\$[\d,]+/],
    ['What are the closing costs?', /4 to 8 percent/],
    ['Can someone call me? I am Greg Walsh, greg@walsh.example', /answers within 24 hours/],
    ['Is there a helipad at the Pedregal house?', /does not say/],
  ])('gets a readable answer to “%s”, as a stream and whole', async (said, text) => {
    for (const accept of ['text/event-stream, application/json', 'application/json']) {
      const { typed, shown } = await askAsBefore(own, said, accept);

      expect(shown.message).toMatch(text);
      expect(shown.message).not.toMatch(/undefined|null|NaN|\[object|[{}<>]/);
      if (accept.startsWith('text')) expect(typed).toBe(shown.message);
    }
  });

  it('gets what a model chose, piece by piece', async () => {
    const blocks = [
      { kind: 'home', of: allHomes[0]?.id, field: 'beds' },
      { kind: 'person', of: 'office', field: 'buying' },
    ];
    const { answer, close } = await assistantWith((response) => speak(response, replyOf(blocks)));

    const { typed, shown } = await askAsBefore(answer, 'How many bedrooms?', 'text/event-stream');
    await close();

    expect(typed).toBe(shown.message);
    expect(shown.message).toContain(`has ${allHomes[0]?.beds} bedrooms.`);
    expect(shown.handOver?.inquiryType).toBe('buying');
  });
});
