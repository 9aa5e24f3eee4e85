import { fadeInPage, pageLeftFor, pauseVideos } from './page-transition.ts';

function contentThatMoves() {
  const content = document.createElement('main');
  content.animate = jest.fn<Animation, [PropertyIndexedKeyframes, KeyframeAnimationOptions]>();

  return { content, animate: content.animate as jest.Mock };
}

describe('settling in', () => {
  it('ends at full strength, and can be seen from the first frame on', () => {
    const { content, animate } = contentThatMoves();
    fadeInPage(content, () => true);

    const [[{ opacity }]] = animate.mock.calls as [[{ opacity: [number, number] }]];
    expect(opacity[0]).toBeGreaterThan(0);
    expect(opacity[1]).toBe(1);
  });

  it('leaves out the movement where none is welcome', () => {
    const { content, animate } = contentThatMoves();
    fadeInPage(content, () => false);

    expect(animate).not.toHaveBeenCalled();
  });
});

it('stops the films of the page that goes', () => {
  const film = document.createElement('video');
  film.pause = jest.fn();
  const page = document.createElement('main');
  page.append(film);
  pauseVideos(page);

  expect(film.pause).toHaveBeenCalledTimes(1);
});

it('leaves the page that is shown for one at another address, not for itself', () => {
  document.body.innerHTML =
    '<main id="content"><div data-slot="mf-agents/team-page"><i data-slot="mf-agents/team-grid"></i></div></main>';

  expect(pageLeftFor('shell/home-page')).toBe(document.querySelector('main > div'));
  expect(pageLeftFor('mf-agents/team-page')).toBeNull();
});
