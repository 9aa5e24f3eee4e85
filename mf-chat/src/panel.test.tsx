import { office } from '@dosmares/content/office';
import { type Property, properties } from '@dosmares/content/properties';
import { type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import Panel from './panel.tsx';
import { answering, box, openPanel, said, says } from './testing/panel-in-a-page.tsx';

const [agent] = roster as readonly [RosterEntry];
const [house] = properties as readonly [Property];

describe('Panel', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('CH01 shows nothing while closed, neither on the server nor in the page', () => {
    sessionStorage.setItem('dosmares.conversation', 'never read here');
    const read = jest.spyOn(Storage.prototype, 'getItem');
    const html = renderToString(
      <TestPlatform>
        <Panel open={false} onClose={() => {}} />
      </TestPlatform>,
    );

    expect(html).toBe('');
    expect(read).not.toHaveBeenCalled();
  });

  it('CH01 takes the focus, lets Tab go on into the page, and gives the focus back on Escape', async () => {
    await openPanel();

    expect(screen.getByRole('dialog', { name: 'Concierge' })).toContainElement(box());
    expect(box()).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');

    await userEvent.tab();
    expect(screen.getByRole('dialog')).not.toContainElement(document.activeElement as HTMLElement);

    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'AI Chat' })).toHaveFocus();
  });

  it('CH01 hears Escape from anywhere, and leaves the focus where the visitor has put it', async () => {
    await openPanel();
    screen.getByRole('link', { name: 'Elsewhere' }).focus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('leaves Escape to what has opened beside it', async () => {
    await openPanel();
    const takes = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', takes);

    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', takes);

    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('gives way when the focus comes to something that it covers entirely', async () => {
    await openPanel();
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    const hit = jest.spyOn(document, 'elementFromPoint').mockReturnValue(link);

    link.focus();
    await nextFrame();
    expect(screen.getByRole('dialog')).toBeVisible();

    hit.mockReturnValue(box());
    link.blur();
    link.focus();
    await nextFrame();

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });

  it('CH01 is a sheet on phones: it holds the page and the keyboard, and gives way to the page a link leads to', async () => {
    const isPhone = (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    });
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(isPhone as unknown as typeof matchMedia);
    await openPanel(answering(says('See /property/1')));

    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(box()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'New conversation' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(box()).toHaveFocus();

    await userEvent.type(box(), 'Where?{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: house.title }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('CH01 stays beside the page that a link leads to on wider screens', async () => {
    await openPanel(answering(says('See /property/1')));

    await userEvent.type(box(), 'Where?{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: house.title }));

    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'false');
  });

  it('CH01 closes by its close control', async () => {
    await openPanel();

    await userEvent.click(screen.getByRole('button', { name: 'Close the concierge' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CH07 shows the reply as text with links, never as markup', async () => {
    await openPanel(answering(says(`<b>See</b> /property/${house.id} or write to ${office.email}`)));

    await userEvent.type(box(), 'Where?{Enter}');

    expect(await screen.findByRole('link', { name: house.title })).toHaveAttribute(
      'href',
      `/property/${house.id}`,
    );
    expect(screen.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
    expect(said().at(-1)).toContain('<b>See</b>');
  });

  it('suggests questions for the page, which one click asks', async () => {
    const { post } = await openPanel(undefined, `/agents/${agent.slug}`);

    await userEvent.click(
      screen.getByRole('button', { name: `Which languages does ${agent.firstName} speak?` }),
    );

    expect(post).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  });

  it('always offers a person: the office, and the agent once on her page', async () => {
    await openPanel();
    const person = () => within(screen.getByRole('region', { name: 'Talk to a person' }));

    expect(person().getByRole('link', { name: /^Call/ })).toHaveAttribute('href', office.phoneHref);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

    expect(person().getByRole('link', { name: `Call ${agent.name}` })).toHaveAttribute(
      'href',
      telHref(agent.phone),
    );
    expect(person().getByRole('link', { name: /^Email/ })).toHaveAttribute('href', `mailto:${agent.email}`);
    expect(person().getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hi%20/),
    );
  });
});

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
