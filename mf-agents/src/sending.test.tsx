import { roster } from '@dosmares/content/roster';
import type { Answer, Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import AgentPage from './agent-page.tsx';
import { fallbacks, filledBodies } from './expected/bodies.ts';
import { matrix, toasts } from './expected/matrix.ts';

type Weather = (letter: 'I' | 'C') => Answer & { afterMs?: number };

const fine: Answer = { ok: true, status: 200, body: { ok: true, success: true } };
const refused: Answer = { ok: false, status: 503, body: undefined };
const silent: Answer = { ok: false, status: 0, body: undefined };
const timedOut = { ...silent, afterMs: 15_000 };

const weathers: Record<Exclude<keyof (typeof matrix)[number], 'id'>, Weather> = {
  bothFine: () => fine,
  firstFails: (letter) => (letter === 'I' ? refused : fine),
  secondFails: (letter) => (letter === 'C' ? refused : fine),
  bothFail: () => refused,
  networkError: () => silent,
  successFalse: () => ({ ...fine, body: { ok: false, success: false } }),
  timeOut: () => timedOut,
};

const filled = {
  'Your Name *': 'Ana Ruiz',
  'Email *': 'ana@visitor.example',
  Phone: '+52 612 555 0199',
  'Property Interest': 'Pedregal',
  'Your Message *': 'A house by the sea.',
};

/** Opens an agent's page, fills the form, presses the button, and notes everything that happens, in order. */
async function sendTo(id: number, answer: Weather, values: Readonly<Record<string, string>> = filled) {
  const log: string[] = [];
  const bodies: unknown[] = [];
  const shown: unknown[] = [];
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const slug = roster.find((agent) => agent.id === id)?.slug;

  const post: Post = async (endpoint, body, options) => {
    const letter = endpoint === 'agentInquiry' ? 'I' : 'C';
    const noted = options?.keepalive ? 'K' : letter;
    const { afterMs = 100, ...given } = answer(letter);
    log.push(noted);
    bodies.push(body);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    log.push(noted.toLowerCase());

    return given;
  };

  const view = render(
    <TestPlatform
      post={post}
      toast={({ tone, title, text }) => {
        log.push(tone === 'status' ? '+' : '-');
        shown.push([title, text]);
      }}
    >
      <AgentPage params={{ agent: slug }} />
    </TestPlatform>,
  );
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await act(() => jest.advanceTimersByTimeAsync(40_000));

  return { log: log.join(''), bodies, shown, scrolled, view };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T18:00:00.000Z') });
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Which lines of the acceptance list each agent's row holds the page to, beside AG17, Q01, Q02 and R01. */
// biome-ignore format: a table reads in columns
const covers: Readonly<Record<number, string>> = {
  1:  'F04 F05 F06 R06 Q03',
  2:  'F12 F13 F14 F15 R03',
  3:  'F01 F02 F03 Q04 R05',
  4:  'F07 F08 Q04 R05',
  5:  'F12 F13 F14 F15 R03',
  6:  'F07 F08 Q04 R05',
  7:  'F12 F13 F14 F15 R03',
  8:  'F07 F08 Q04 R05',
  9:  'F11 F16 Q05 R04',
  10: 'F09 F10 F11 Q03 R02',
  12: 'F09 F10 F11 Q03 R02',
};

describe.each(matrix)('agent $id', ({ id, ...cells }) => {
  it.each(Object.entries(cells))(
    `AG17 Q01 Q02 R01 ${covers[id]} agent ${id}, %s: %s`,
    async (weather, cell) => {
      const { log, bodies, shown } = await sendTo(id, weathers[weather as keyof typeof weathers]);

      const [calls, alert] = cell.split(/(?<=-)/);
      expect(log).toBe(calls);
      expect(shown).toEqual([toasts[id]?.[alert ?? '+']]);

      const { agentInquiry, contact } = filledBodies[id] ?? {};
      expect(bodies).toEqual([agentInquiry, contact].slice(0, bodies.length));

      const kept = alert ? filled : { ...filled, ...emptied };
      for (const [label, value] of Object.entries(kept))
        expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByRole('button', { name: 'Send Message' })).toBeInTheDocument();
    },
  );

  it(`Q04 R02 R03 R05 agent ${id} falls back when no property is named`, async () => {
    const { bodies } = await sendTo(id, weathers.bothFine, { ...filled, 'Property Interest': '' });

    expect(bodies).toMatchObject(fallbacks[id] ?? []);
  });

  it(`F17 agent ${id} ${[3, 9].includes(id) ? 'scrolls to the top' : 'stays'} after success`, async () => {
    const { scrolled } = await sendTo(id, weathers.bothFine);

    expect(scrolled.mock.calls).toEqual([3, 9].includes(id) ? [[{ top: 0, behavior: 'smooth' }]] : []);
  });

  it(`F17 agent ${id} stays after failure`, async () => {
    const { scrolled } = await sendTo(id, weathers.bothFail);

    expect(scrolled).not.toHaveBeenCalled();
  });
});

const emptied = Object.fromEntries(Object.keys(filled).map((label) => [label, '']));
