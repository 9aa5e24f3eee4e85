import { enterPage, enterPlace, markServedPage, pageLeftFor, pauseVideos } from './page-entry.ts';

const head = { title: 'About us', description: 'The house since 1987.', canonical: '/about' };

describe('arrival', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Home</title><meta name="description" content="old" data-page="">';
    document.body.innerHTML = '<p id="announcer"></p><main id="content"><h1>About</h1></main>';
    markServedPage('/');
  });

  it('leaves the served page as it is, and takes the head along on a navigation', () => {
    enterPage('/', head);
    expect(document.title).toBe('Home');
    expect(document.body).toHaveFocus();

    enterPage('/about', head);
    expect(document.title).toBe('About us');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/about');
  });

  it('I41 goes to the place that a link names, and nowhere for one that is not there', () => {
    document.body.innerHTML += '<section id="privacy" tabindex="-1"></section>';
    const place = document.getElementById('privacy') as HTMLElement;
    place.scrollIntoView = jest.fn();

    for (const hash of ['', '#', '#nowhere', '#%']) enterPlace(hash);
    expect(document.body).toHaveFocus();

    enterPlace('#privacy');
    expect(place).toHaveFocus();
    expect(place.scrollIntoView).toHaveBeenCalled();
  });
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
