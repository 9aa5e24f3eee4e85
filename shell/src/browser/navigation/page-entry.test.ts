import { enterPage, markServedPage } from './page-entry.ts';

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
});
