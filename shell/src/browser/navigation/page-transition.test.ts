import { fadeInPage, pauseVideos } from './page-transition.ts';

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
