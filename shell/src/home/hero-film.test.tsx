import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HeroFilm } from './hero-film.tsx';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const film = () => document.querySelector('video');
const waiting: (() => void)[] = [];
/** Runs the work that waits until the page is idle. */
const runIdleWork = () => act(() => waiting.splice(0).forEach((work) => void work()));

function open({ reduced = false, saveData = false, effectiveType = '4g', playable = 'probably' } = {}) {
  Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType }, configurable: true });
  window.matchMedia = ((query: string) => ({
    matches: query === 'all' || (reduced && /motion/.test(query)),
    media: query,
  })) as typeof window.matchMedia;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  HTMLMediaElement.prototype.canPlayType = (type) =>
    /^video\/.+codecs=/.test(type) ? (playable as CanPlayTypeResult) : '';
  globalThis.requestIdleCallback = (work) => waiting.push(work as () => void);
  globalThis.cancelIdleCallback = () => waiting.splice(0);
  render(<HeroFilm />);

  return userEvent.setup();
}

beforeEach(() => jest.clearAllMocks());

describe('HeroFilm', () => {
  it.each([
    ['reduced motion', { reduced: true }],
    ['data saving', { saveData: true }],
    ['a slow connection', { effectiveType: '3g' }],
  ])('H01 shows the still to visitors with %s, until they ask for the film', async (_, wishes) => {
    const visitor = open(wishes);
    runIdleWork();
    expect(film()).toHaveAttribute('preload', 'none');
    expect(play).not.toHaveBeenCalled();

    await visitor.click(screen.getByRole('button', { name: 'Play film' }));
    expect(play).toHaveBeenCalled();
  });

  it('H01 can be paused, and offers to play when the browser refuses to begin', async () => {
    play.mockImplementationOnce(() => Promise.reject(new Error('not allowed')));
    const visitor = open();
    runIdleWork();
    await visitor.click(await screen.findByRole('button', { name: 'Play film' }));
    expect(play).toHaveBeenCalledTimes(2);
    jest.clearAllMocks();
    await visitor.click(screen.getByRole('button', { name: 'Pause film' }));

    expect(pause).toHaveBeenCalled();
  });

  it('H01 offers no control where no source for the window can be played', () => {
    open({ playable: '' });
    runIdleWork();

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('H01 is replaced by the still when it fails, but not when only one of its sources does', async () => {
    open();
    runIdleWork();
    fireEvent.error(film()?.querySelector('source:last-of-type') as Element);
    expect(film()).toBeInTheDocument();

    fireEvent.error(film() as Element);
    expect(film()).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
