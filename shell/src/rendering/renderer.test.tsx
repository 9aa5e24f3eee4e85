/** @jest-environment node */
import { releasesMark } from '@dosmares/contracts/site/boot';
import { inBrowser, inBrowserDigest, laterStylesTag } from '@dosmares/contracts/site/renderer';
import { config } from '@dosmares/platform/testing';
import { FirstViewEnd } from '@dosmares/ui';
import { createStyles } from '../site.tsx';
import { pages, renderPage } from './renderer.tsx';

const tables = [
  { name: 'mf-listings', routes: [] },
  { name: 'mf-agents', routes: [{ path: '/team/:id', expose: 'member' }] },
];
const own = Object.fromEntries(Object.entries(pages).map(([name, page]) => [`shell/${name}`, page]));
const grid = { default: () => <p>Three houses</p> };
const team = { default: () => <p>Four agents</p> };
const render = (path: string, modules: Record<string, object>) =>
  renderPage({ path, modules: { ...own, ...modules }, config, tables });

const allModules = { 'mf-listings/featured-grid': grid, 'mf-agents/team-grid': team };
/** The class of no rules at all is "0". */
const classesIn = (html: string) => new Set(html.match(/(?<=[" ]dm-)(?!0\b)\w+/g));

describe('renderPage', () => {
  it("holds every slot's content before any script, names its modules, and leaves room for what is loaded", async () => {
    const { html, status, failures, rendered } = await render('/', allModules);

    expect([status, failures]).toEqual([200, []]);
    expect(html).toMatch(/Three houses.*Four agents/s);
    expect(rendered).toEqual(['shell/home-page', ...Object.keys(allModules)]);
    expect(html).toContain(`"rendered":${JSON.stringify(rendered)}`);
    expect(html.split('</head>')[0]?.split(releasesMark)).toHaveLength(2);
  });

  it('puts the styles of what is below the first view where the first view ends, and each rule once', async () => {
    // A remote may mark the end of the first view, too.
    const marked = { default: () => [<FirstViewEnd key="end" />, <p key="text">Three houses</p>] };
    const { html } = await render('/', { ...allModules, 'mf-listings/featured-grid': marked });
    expect(html.split(laterStylesTag)).toHaveLength(2);
    const [above = '', below = ''] = html.split(laterStylesTag);
    const [later = '', rest = ''] = below.split('</style>');
    const rulesIn = (css: string) => new Set(css.match(/(?<=\.dm-)\w+/g));
    const early = rulesIn(above);

    expect(above).toMatch(/<h1[^>]*>Where the desert meets two seas/);
    for (const name of classesIn(above.split('<body>')[1] ?? '')) expect(early).toContain(name);
    for (const name of classesIn(rest)) expect([...early, ...rulesIn(later)]).toContain(name);
    expect([...rulesIn(later)].filter((name) => early.has(name))).toEqual([]);
  });

  it('serves the rules of every class in one element, without prefixes, and the browser takes them all over', async () => {
    const { html } = await render('/contact', {});
    const [, styles = ''] = /<style id="styles">(.*?)<\/style>/s.exec(html) ?? [];
    const used = classesIn(html.split('<body>')[1] ?? '');
    const { inserted } = createStyles(styles);

    expect(html.match(/<style/g)).toHaveLength(1);
    expect(styles).toMatch(/^@font-face.*@keyframes animation-.*\.dm-/s);
    expect(styles).not.toMatch(/-ms-|-webkit-(box|flex|transition)/);
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(Object.keys(inserted)).toContain(name);
    expect(Object.keys(inserted).filter((name) => name.startsWith('animation-'))).not.toEqual([]);
  });

  it('X08 takes the status from the page', async () => {
    const head = () => ({ title: 'T', description: 'D', status: 404 as const });
    const page = await render('/team/99', { 'mf-agents/member': { default: () => null, head } });

    expect(page.status).toBe(404);
  });

  it('leaves a module without a server bundle to the browser, which is no failure', async () => {
    const { html, failures, rendered } = await render('/', {
      ...allModules,
      'mf-listings/featured-grid': inBrowser,
    });

    expect(failures).toEqual([]);
    expect(rendered).not.toContain('mf-listings/featured-grid');
    expect(html).toContain(`data-dgst="${inBrowserDigest}"`);
    expect(html).not.toContain('properties will be back shortly');
  });

  it('leaves the place of a page without a server bundle empty, and says without script what its route says', async () => {
    const words = { title: 'Tides', description: 'High and low', text: 'High at <noon>' };
    const tides = { name: 'mf-tides', routes: [{ path: '/tides', expose: 'tides-page', ...words }] };
    const { html, head, status } = await renderPage({
      path: '/tides',
      modules: { ...own, 'mf-tides/tides-page': inBrowser },
      config,
      tables: [tides],
    });
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const [, noscript = ''] = /<noscript>(.*)<\/noscript>/s.exec(main) ?? [];

    expect([status, head.title, head.description]).toEqual([200, 'Tides', 'High and low']);
    expect(html).toContain('<title>Tides</title>');
    expect(noscript).toMatch(/<h1[^>]*>Tides.*High at &lt;noon&gt;/s);
    expect(main.replace(noscript, '').replace(/<[^>]*>/g, '')).toBe('');
  });

  it("shows the fallback with contacts where a remote's module is missing, and renders the rest", async () => {
    const { html, failures } = await render('/', { 'mf-agents/team-grid': team });

    expect(failures).toEqual([expect.stringContaining('mf-listings/featured-grid')]);
    expect(html).toContain('Four agents');
    expect(html.match(/tel:\+17605550100/g)?.length).toBeGreaterThan(2);
  });
});
