import { fadeInPage, pageLeftFor, pauseVideos } from './page-transition.ts';

it('a page fades in from a strength at which it can be seen, but not for those who want no motion', () => {
  const animate = jest.fn<Animation, [PropertyIndexedKeyframes, KeyframeAnimationOptions]>();
  const content = Object.assign(document.createElement('main'), { animate });
  fadeInPage(content, () => false);
  expect(animate).not.toHaveBeenCalled();

  fadeInPage(content, () => true);
  const [{ opacity }] = animate.mock.calls[0] as [{ opacity: [number, number] }, object];
  expect([opacity[0] > 0, opacity[1]]).toEqual([true, 1]);
});

it('a page that goes stops its films, and is left for one at another address, not for itself', () => {
  document.body.innerHTML =
    '<main id="content"><div data-slot="mf-agents/team-page"><video></video><i data-slot="mf-agents/team-grid"></i></div></main>';
  const film = document.querySelector('video') as HTMLVideoElement;
  film.pause = jest.fn();
  pauseVideos();

  expect(film.pause).toHaveBeenCalledTimes(1);
  expect(pageLeftFor('shell/home-page')).toBe(document.querySelector('main > div'));
  expect(pageLeftFor('mf-agents/team-page')).toBeNull();
});
