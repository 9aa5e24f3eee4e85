import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HeroFilm } from './hero-film.tsx';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const film = () => document.querySelector('video');
const waiting: (() => void)[] = [];
/** Nothing is left to be done. */
const rest = () => act(() => waiting.splice(0).forEach((work) => void work()));

function arrive({ reduced = false, saveData = false, effectiveType = '4g', readyState = 'complete' } = {}) {
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType }, configurable: true });
  window.matchMedia = ((query: string) => ({ matches: reduced, media: query })) as typeof window.matchMedia;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  globalThis.requestIdleCallback = (work) => waiting.push(work as () => void);
  globalThis.cancelIdleCallback = () => waiting.splice(0);
  render(<HeroFilm />);

  return userEvent.setup();
}

beforeEach(() => jest.clearAllMocks());

describe('HeroFilm', () => {
  it('H01 loops, silent and in its place, once the page is alive', () => {
    arrive();
    expect(film()).not.toBeInTheDocument();

    rest();

    expect(film()).toHaveAttribute('loop');
    expect(film()?.muted).toBe(true);
    expect(film()).toHaveAttribute('playsinline');
    expect(play).toHaveBeenCalled();
  });

  it('H01 waits for the page to load', () => {
    arrive({ readyState: 'interactive' });
    rest();
    expect(film()).not.toBeInTheDocument();

    act(() => void window.dispatchEvent(new Event('load')));
    rest();

    expect(film()).toBeInTheDocument();
  });

  it.each([
    ['less motion', { reduced: true }],
    ['fewer bytes', { saveData: true }],
    ['what a slow line can carry', { effectiveType: '3g' }],
  ])('H01 leaves the still to visitors who want %s, until they ask for the film', async (_, wishes) => {
    const visitor = arrive(wishes);
    rest();
    expect(film()).not.toBeInTheDocument();

    await visitor.click(screen.getByRole('button', { name: 'Play film' }));

    expect(film()).toBeInTheDocument();
    expect(play).toHaveBeenCalled();
  });

  it('H01 can be paused and resumed', async () => {
    const visitor = arrive();
    rest();

    await visitor.click(screen.getByRole('button', { name: 'Pause film' }));
    expect(pause).toHaveBeenCalled();
    await visitor.click(screen.getByRole('button', { name: 'Play film' }));

    expect(play).toHaveBeenCalledTimes(2);
  });

  it('H01 offers to play when the browser refuses to begin', async () => {
    play.mockImplementationOnce(() => Promise.reject(new Error('not allowed')));
    arrive();
    rest();

    expect(await screen.findByRole('button', { name: 'Play film' })).toBeVisible();
  });
});
