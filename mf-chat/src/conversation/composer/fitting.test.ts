import { chatLimits } from '@dosmares/contracts/limits';
import { fitting } from './fitting.ts';

const said = (content: string) => ({ role: 'user' as const, content });

describe('fitting', () => {
  it('CH06 sends the whole conversation while it fits', () => {
    const messages = Array.from({ length: 200 }, (_, index) => said(`${index}`));

    expect(fitting(messages)).toEqual(messages);
  });

  it.each(['x', 'é', '海', '"', '\n', '\u0001'])(
    'sends the newest part that fits, of texts made of %j',
    (character) => {
      const messages = Array.from({ length: 100 }, (_, index) => said(`${index} ${character.repeat(5000)}`));
      const sent = fitting(messages);

      const bytes = Buffer.byteLength(JSON.stringify({ messages: sent }));
      expect(bytes).toBeLessThanOrEqual(chatLimits.body);
      expect(sent).toEqual(messages.slice(-sent.length));
      const more = messages.slice(-sent.length - 1);
      expect(Buffer.byteLength(JSON.stringify({ messages: more }))).toBeGreaterThan(chatLimits.body - 2);
    },
  );

  it('always sends the question', () => {
    expect(fitting([said('a'), said('x'.repeat(chatLimits.body))])).toHaveLength(1);
  });
});
