import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { profiles } from '@dosmares/content/profiles';
import { type Property, properties } from '@dosmares/content/properties';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { pageHeader } from '@dosmares/contracts/endpoints';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering, box, openPanel, said, says, sent } from './testing/panel-in-a-page.tsx';

const [agent] = roster as readonly [RosterEntry];
const [house] = properties as readonly [Property];
const [listing] = marketReport.listings;
const median = marketReport.overview.medianPrice.amount;

/** An assistant whose replies carry more than their text. */
const replying = (extras: object, text = 'Here it is.') => {
  const reply = says(text);

  return answering({ ...reply, body: { ...(reply.body as object), ...extras } });
};

async function ask(post: ReturnType<typeof replying>, question = 'Which one?', path = '/') {
  const opened = await openPanel(post, path);
  await userEvent.type(box(), `${question}{Enter}`);

  return opened;
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Mentioned in this reply' })).getAllByRole('listitem');

describe('What comes with a reply', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('CH10 tells the API which page the question is asked on', async () => {
    const post = replying({});
    await ask(post, 'How much is this?', '/property/2');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.type(box(), 'And who is this?{Enter}');

    const pages = post.mock.calls.map(([, , options]) => options?.headers?.[pageHeader]);
    expect(pages).toEqual(['/property/2', `/${agent.slug}`]);
  });

  it.each([
    ['/añoranza', '/a%C3%B1oranza'],
    [`/${'x'.repeat(200)}`, undefined],
  ])('CH10 sends no header that a browser or the API would not take: %s', async (path, header) => {
    const post = replying({});
    await ask(post, 'Where am I?', path);

    expect(post.mock.calls[0]?.[2]?.headers?.[pageHeader]).toBe(header);
  });

  it('CH12 shows houses, people, the office and the report as cards that lead through the site', async () => {
    await ask(
      replying({
        references: [
          { kind: 'house', id: house.id },
          { kind: 'listing', id: listing?.reference },
          { kind: 'person', id: agent.id },
          { kind: 'office' },
          { kind: 'report' },
        ],
      }),
    );

    const shown = cards().map((card) => [
      within(card).getByRole('link').textContent,
      within(card).getByRole('link').getAttribute('href'),
      card.textContent,
    ]);
    expect(shown).toEqual([
      [house.title, `/property/${house.id}`, expect.stringContaining(house.price)],
      [listing?.name, '/market-report', expect.stringContaining(listing?.area ?? '')],
      [agent.name, `/${agent.slug}`, expect.stringContaining(profiles[agent.id]?.title ?? '')],
      [office.name, '/contact', expect.stringContaining(office.phone)],
      ['Market report', '/market-report', expect.stringContaining(`$${median.toLocaleString('en-US')}`)],
    ]);
    expect(within(cards()[0] as HTMLElement).getByRole('img')).toHaveAttribute(
      'alt',
      expect.stringMatching(/\w/),
    );
    await userEvent.click(screen.getByRole('link', { name: house.title }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('CH12 CH07 leaves out what this release does not know, and shows the text', async () => {
    await ask(
      replying({
        references: [
          { kind: 'house', id: '99' },
          { kind: 'person', id: 11 },
          { kind: 'listing', id: 'no-such' },
          { kind: 'yacht', id: '1' },
          { kind: 'constructor' },
          { kind: 'house' },
          null,
          'house',
        ],
        choices: 'none',
        handOver: 7,
        language: 'fr',
        kind: 'other',
      }),
    );

    expect(said().at(-1)).toBe('Concierge: Here it is.');
    expect(screen.queryByRole('list', { name: 'Mentioned in this reply' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Was this helpful?' })).toBeNull();
  });

  it('CH12 CH16 keeps the cards through a reload', async () => {
    const { view } = await ask(replying({ references: [{ kind: 'house', id: house.id }] }));
    view.unmount();

    await openPanel();

    expect(cards()).toHaveLength(1);
  });

  it('CH13 sends a short reply as the next question, and keeps the keyboard where one writes', async () => {
    const post = replying({ choices: ['By the sea', 'In the hills', 'a', 'b', 'c', '', 3] });
    await ask(post);
    const list = () => screen.getByRole('list', { name: 'Suggested answers' });
    expect(
      within(list())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['By the sea', 'In the hills', 'a', 'b']);

    await userEvent.click(within(list()).getByRole('button', { name: 'By the sea' }));

    expect(sent(post, 1).at(-1)).toEqual({ role: 'user', content: 'By the sea' });
    expect(box()).toHaveFocus();
    expect(screen.getAllByRole('list', { name: 'Suggested answers' })).toHaveLength(1);
  });

  it.each([
    ['Yes', { helpful: true }],
    ['No', { helpful: false, question: 'Which one?' }],
  ])('CH18 asks once whether a reply helped, and counts %s', async (answer, body) => {
    const post = replying({ kind: 'answer' });
    const { view } = await ask(post);

    await userEvent.click(screen.getByRole('button', { name: answer }));

    expect(post.mock.calls.slice(1)).toEqual([['chatFeedback', body]]);
    expect(screen.getByText('Thank you. That helps us.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: answer })).toBeNull();
    expect(box()).toHaveFocus();
    view.unmount();
    await openPanel(post);
    expect(screen.queryByRole('button', { name: answer })).toBeNull();
  });

  it('CH17 speaks Spanish with who writes Spanish, and tells the language of every message', async () => {
    const post = replying(
      { language: 'es', kind: 'answer', references: [{ kind: 'house', id: house.id }] },
      'Vea /market-report',
    );
    await ask(post, '¿Qué casas tienen?');

    const panel = within(screen.getByRole('dialog', { name: 'Concierge' }));
    for (const name of ['Enviar', 'Nueva conversación', 'Cerrar el concierge', 'Sí'])
      expect(panel.getByRole('button', { name })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Informe de mercado' })).toHaveAttribute('href', '/market-report');
    expect(panel.getByText(/recámaras/)).toBeVisible();
    expect(panel.getByRole('textbox', { name: 'Su mensaje' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'es',
    );
    const languages = [...panel.getByRole('log').querySelectorAll('[data-role]')].map((one) =>
      one.getAttribute('lang'),
    );
    expect(languages).toEqual(['en', 'es', 'es']);

    await userEvent.click(panel.getByRole('button', { name: 'Nueva conversación' }));
    expect(panel.getByRole('log')).toHaveTextContent('Le damos la bienvenida a Dos Mares Estates.');
  });

  it('CH17 keeps to Spanish for a word that belongs to both languages', async () => {
    await ask(replying({ language: 'es' }), '¿Cuánto cuesta?');

    await userEvent.type(screen.getByRole('textbox', { name: 'Su mensaje' }), 'Hotel{Enter}');

    expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
  });

  it('CH17 begins in the language of the browser', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
    await openPanel();

    expect(screen.getByRole('log')).toHaveTextContent('Le damos la bienvenida');
    expect(screen.getByRole('button', { name: '¿Qué casas tienen?' })).toBeVisible();
  });
});
