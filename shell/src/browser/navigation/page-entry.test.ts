import { enterPage, enterPlace, markServedPage } from './page-entry.ts';

const head = { title: 'About us', description: 'The house since 1987.', canonical: '/about' };

describe('arrival', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Home</title><meta name="description" content="old" data-page="">';
    document.body.innerHTML = '<p id="announcer"></p><main id="content"><h1>About</h1></main>';
    markServedPage('/');
  });

  it('leaves the served page as it is', () => {
    enterPage('/', head);

    expect(document.title).toBe('Home');
    expect(document.body).toHaveFocus();
  });

  it('takes title, head and focus along on a navigation, and announces the page', () => {
    enterPage('/about', head);

    expect(document.title).toBe('About us');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/about');
    expect(document.querySelector('h1')).toHaveFocus();
    expect(document.getElementById('announcer')).toHaveTextContent('About us');
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
