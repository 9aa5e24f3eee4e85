import type { Outside } from '@dosmares/contracts/site/outside';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as inside from '../index.ts';
import { config } from '../testing/test-platform.tsx';
import { frameFor } from './frame.tsx';
import * as outside from './index.ts';

const { Link, Slot, useLocation, usePost, useToast } = outside;
const loadRemote = jest.fn();
const registerRemotes = jest.fn();

/** Renders a component as a host that is not our shell does. */
function renderOutside(Exposed: () => React.ReactNode) {
  const page: Outside = {
    addresses: { config, remoteOrigin: 'http://cdn.example/{name}' },
    instance: { registerRemotes, loadRemote },
  };
  globalThis.dosMares = page;
  const Framed = frameFor(page)(Exposed);

  return render(<Framed />);
}

const answer = (body: object, status = 200) => ({ ok: status < 400, status, json: async () => body });
const fetched = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => {
  globalThis.dosMares = undefined;
});

it('offers under another host what the shell’s platform offers', () => {
  expect(Object.keys(outside).sort()).toEqual(Object.keys(inside).sort());
});

it.each([
  ['/team/1', 'http://site.example/team/1'],
  ['?area=pedregal', '?area=pedregal'],
  ['#listings', '#listings'],
  [{ pathname: '/contact', search: '?property=1' }, 'http://site.example/contact?property=1'],
])('a link to %j leads to %s', (to, href) => {
  renderOutside(() => <Link to={to}>Follow</Link>);

  expect(screen.getByRole('link', { name: 'Follow' }).getAttribute('href')).toBe(href);
});

it('a component knows the host’s location', () => {
  history.replaceState(null, '', '/friends?of=ours');
  renderOutside(function Where() {
    const { pathname, search } = useLocation();

    return <p>{pathname + search}</p>;
  });

  expect(screen.getByText('/friends?of=ours')).toBeTruthy();
});

it('posts to the site’s API, whose silence is an answer, and shows toasts', async () => {
  fetched.mockRejectedValueOnce(new TypeError('refused')).mockResolvedValueOnce(answer({ success: true }));
  const answers: unknown[] = [];
  renderOutside(function Form() {
    const [post, toast] = [usePost(), useToast()];
    const send = async () => {
      answers.push(await post('contact', { name: 'Ines' }));
      toast({ tone: 'alert', title: 'Sent' });
    };

    return (
      <button type="button" onClick={send}>
        Send
      </button>
    );
  });
  for (const _ of [1, 2])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

  expect(answers).toEqual([
    { ok: false, status: 0, body: undefined },
    { ok: true, status: 200, body: { success: true } },
  ]);
  expect(fetched.mock.calls[0]?.[0]).toMatch(/^http:\/\/api\.example\/api\//);
  expect(screen.getByText('Sent')).toBeTruthy();
});

const listings = () => <Slot name={'mf-listings/agent-listings' as never} props={{} as never} />;
const entry = { name: 'entry.js', type: 'global' };
const publicPath = 'http://cdn.example/mf-listings/1.0.0/web/';
const manifest = { metaData: { publicPath, remoteEntry: entry } };

it('a slot shows the live release of another remote, and says so while there is none', async () => {
  fetched.mockRejectedValueOnce(new TypeError('cut')).mockResolvedValue(answer(manifest));
  loadRemote.mockResolvedValue({ default: () => <p>Three homes</p> });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => renderOutside(listings));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

  expect(screen.getByText('Three homes')).toBeTruthy();
  expect(fetched).toHaveBeenCalledWith('http://cdn.example/mf-listings/mf-manifest.json');
  expect(registerRemotes).toHaveBeenCalledWith([{ name: 'mf_listings', entry: `${publicPath}entry.js` }]);
  expect(loadRemote).toHaveBeenCalledWith('mf_listings/agent-listings');
});

const never = () => new Promise<never>(() => {});

it.each([
  [
    'its host refuses',
    () => {
      fetched.mockResolvedValue(answer(manifest, 503));
      loadRemote.mockResolvedValue({ default: () => <p>Three homes</p> });
    },
  ],
  ['its host never answers', () => fetched.mockImplementation(never)],
  [
    'its entry never arrives',
    () => {
      fetched.mockResolvedValue(answer(manifest));
      loadRemote.mockImplementation(never);
    },
  ],
])('a slot offers to try again when %s', async (_, fail) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fail();
  await act(async () => renderOutside(listings));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();

  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
