import type { SubmitPolicyName } from '@dosmares/content/submit-policies';
import type { Answer, Post, ShowToast } from '@dosmares/platform';
import { act, fireEvent, screen } from '@testing-library/react';
import { fallbacks, filledBodies } from './testing/bodies.ts';
import { matrix, toasts } from './testing/matrix.ts';
import { fill, open, sendButton } from './testing/open-form.tsx';

type Network = (letter: 'I' | 'C') => Answer & { afterMs?: number };

const fine: Answer = { ok: true, status: 200, body: { ok: true, success: true } };
const refused: Answer = { ok: false, status: 503, body: undefined };
const silent: Answer = { ok: false, status: 0, body: undefined };
const timedOut = { ...silent, afterMs: 15_000 };

const networks: Record<Exclude<keyof (typeof matrix)[number], 'way'>, Network> = {
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

/** Renders a form with one of the policies, fills it in, presses the button, and logs every event in order. */
async function sendBy(
  way: SubmitPolicyName,
  answer: Network,
  values: Readonly<Record<string, string>> = filled,
) {
  const log: string[] = [];
  const bodies: unknown[] = [];
  const shown: unknown[] = [];
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();

  const post: Post = async (endpoint, body, options) => {
    const letter = endpoint === 'agentInquiry' ? 'I' : 'C';
    const logged = options?.keepalive ? 'K' : letter;
    const { afterMs = 100, ...given } = answer(letter);
    log.push(logged);
    bodies.push(body);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    log.push(logged.toLowerCase());

    return given;
  };

  const toast: ShowToast = ({ tone, title, text }) => {
    log.push(tone === 'status' ? '+' : '-');
    shown.push([title, text]);
  };

  open(way, { post, toast });
  fill(values);
  fireEvent.click(sendButton());
  await act(() => jest.advanceTimersByTimeAsync(40_000));

  return { log: log.join(''), bodies, shown, scrolled };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T18:00:00.000Z') });
  jest.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lines of the acceptance list that each way's row tests, besides AG17, Q01, Q02 and R01. */
// biome-ignore format: a table reads in columns
const covers: Readonly<Record<SubmitPolicyName, string>> = {
  'inquiry-alone': 'F04 F05 F06 R06 Q03',
  'inquiry-then-copy': 'F12 F13 F14 F15 R03',
  'inquiry-then-backup': 'F01 F02 F03 Q04 R05',
  'both-must-arrive': 'F07 F08 Q04 R05',
  'one-after-the-other': 'F11 F16 Q05 R04',
  'either-may-arrive': 'F09 F10 F11 Q03 R02',
};

const scrolling: readonly string[] = ['inquiry-then-backup', 'one-after-the-other'];

describe.each(matrix)('$way', ({ way, ...cells }) => {
  it.each(Object.entries(cells))(`AG17 F17 Q01 Q02 R01 ${covers[way]} %s: %s`, async (network, cell) => {
    const { log, bodies, shown, scrolled } = await sendBy(way, networks[network as keyof typeof networks]);

    const [calls, alert] = cell.split(/(?<=-)/);
    expect(log).toBe(calls);
    expect(shown).toEqual([toasts[way][alert ?? '+']]);
    const isAtTop = !alert && scrolling.includes(way);
    expect(scrolled.mock.calls).toEqual(isAtTop ? [[{ top: 0, behavior: 'smooth' }]] : []);

    const { agentInquiry, contact } = filledBodies[way];
    expect(bodies).toEqual([agentInquiry, contact].slice(0, bodies.length));

    if (!alert) fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    const kept = alert ? filled : emptied;
    for (const [label, value] of Object.entries(kept))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeInTheDocument();
  });

  it(`Q04 R02 R03 R05 falls back when no property is named`, async () => {
    const { bodies } = await sendBy(way, networks.bothFine, { ...filled, 'Property Interest': '' });

    expect(bodies).toMatchObject(fallbacks[way]);
  });
});

const emptied = Object.fromEntries(Object.keys(filled).map((label) => [label, '']));
