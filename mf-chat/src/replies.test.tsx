import { office } from '@dosmares/content/office';
import type { ChatCard, ChatReply } from '@dosmares/contracts/chat';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { extrasIn } from './conversation/extras.ts';
import { useNewestInView } from './log/use-newest-in-view.ts';
import { message } from './message.ts';
import {
  agent,
  answering,
  ask,
  away,
  box,
  openPanel,
  press,
  said,
  says,
  sent,
} from './testing/panel-in-a-page.tsx';

const picture = {
  src: 'http://assets.example/1.jpg',
  alt: 'A terrace over the sea',
  width: 600,
  height: 400,
  tints: ['#aabbcc', '#112233'] as [string, string],
  sources: [],
};
const home: ChatCard = {
  kind: 'house',
  label: 'Palmilla',
  title: 'Corridor Villa',
  price: '$4,500,000 USD',
  lines: ['6 beds · 7 baths'],
  href: '/property/2',
  picture,
};
const portrait: ChatCard = { kind: 'person', label: 'Founder', title: 'Leonor', lines: [], href: '/leonor' };

/** An assistant whose replies may hold whatever another release sends. */
const replying = (extras: object, text = 'Here it is.') => answering(says(text, extras as ChatReply));

const cardLists = () => screen.queryAllByRole('list', { name: 'Mentioned in this reply' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('A reply', () => {
  it('CH07 X05 is plain text with links, where their labels occur or else below', async () => {
    const links = [
      { kind: 'page', label: 'Contact', href: '/contact' },
      { kind: 'mail', label: office.email, href: office.emailHref },
      { kind: 'phone', label: office.phone, href: office.phoneHref },
      { kind: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/17605550100' },
    ];
    const text = `<b>Leave</b> your day at Contact (/contact), or write to ${office.email}.`;
    await ask(replying({ links }, text));

    expect(said().at(-1)).toBe(`Concierge: ${text}${office.phone}WhatsApp`);
    const shown = within(screen.getByRole('log')).getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map(({ label, href }) => [label, href]),
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['page', 'https://evil.example/contact'],
    ['page', '//evil.example'],
    ['page', '/\\evil.example'],
    ['page', '/\t/evil.example'],
    ['page', 'javascript:alert(1)'],
    ['mail', 'javascript:alert(1)'],
    ['mail', 'mailto:a@b.example?bcc=c@d.example'],
    ['phone', 'tel:*21*1#'],
    ['whatsapp', 'https://wa.me.evil.example/1'],
  ])('X05 drops a link to an address that its kind does not allow: %s %s', (kind, href) => {
    const { links, cards } = extrasIn({ links: [{ kind, label: 'Here', href }], cards: [{ ...home, href }] });

    expect([links, cards]).toEqual([undefined, undefined]);
  });

  it('CH12 shows each home once, as a card with a link within the site, and keeps it through a reload', async () => {
    const links = [{ kind: 'page', label: 'Corridor Villa', href: '/property/2' }];
    const view = await ask(replying({ cards: [home, portrait], links }, 'Corridor Villa has six bedrooms.'));

    expect(screen.getAllByRole('link', { name: 'Corridor Villa' })).toHaveLength(1);
    expect(cardLists().map((list) => list.textContent)).toEqual([
      'PalmillaCorridor Villa$4,500,000 USD6 beds · 7 bathsFounderLeonor',
    ]);
    expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('src', picture.src);
    await userEvent.click(screen.getByRole('link', { name: 'Corridor Villa' }));
    expect(screen.getByRole('dialog')).toBeVisible();

    view.unmount();
    await openPanel();
    expect(cardLists()).toHaveLength(1);
  });

  it('CH12 CH07 is shown as text alone when all its extras are invalid, as from another release', async () => {
    const cards = [{ title: 'No way there' }, null, 'house', { ...home, title: 7 }];
    const person = { name: 'Nobody', isOffice: false };
    const others = { links: { kind: 'page' }, choices: 'none', handOver: 7, language: 'fr', kind: 'other' };
    await ask(replying({ cards, person, ...others }, 'It is offered at $4,500,000. /property/2'));

    expect(said().at(-1)).toBe('Concierge: It is offered at $4,500,000. /property/2');
    expect(cardLists()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Call The office' })).toHaveAttribute('href', office.phoneHref);
  });

  it('CH13 offers suggestions: a press sends one, and moves the focus to the text box', async () => {
    const post = replying({ choices: ['By the sea', 'In the hills', 'a', 'b', 'c', '', 3] });
    await openPanel(post);
    const choices = () => within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    await userEvent.click(choices()[0] as HTMLElement);
    expect(choices().map(({ textContent }) => textContent)).toEqual(['By the sea', 'In the hills', 'a', 'b']);

    await press('By the sea');

    expect(sent(post, 1).at(-1)).toEqual({ role: 'user', content: 'By the sea' });
    expect(box()).toHaveFocus();
  });

  it('CH21 shows whom to call, write to or chat with: the office, then the person the conversation is about', async () => {
    const post = replying({ person: agent });
    await openPanel(post);
    const contactLinks = () =>
      within(screen.getByRole('region', { name: 'Talk to a person' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(contactLinks()[0]).toEqual(['Call The office', office.phoneHref]);

    await userEvent.type(box(), 'Who sells it?{Enter}');

    expect(contactLinks()).toEqual([
      ['Call Leonor Arriaga', agent.callHref],
      ['Email Leonor Arriaga', agent.mailHref],
      ['WhatsApp Leonor Arriaga', agent.chatHref],
    ]);
  });

  it('CH17 is in the language of the visitor, like the words of the panel', async () => {
    await ask(replying({ language: 'es' }), '¿Qué casas tienen?');

    const panel = within(screen.getByRole('dialog', { name: 'Concierge' }));
    for (const name of ['Enviar', 'Nueva conversación', 'Cerrar el concierge'])
      expect(panel.getByRole('button', { name })).toBeVisible();
    expect(panel.getByRole('textbox', { name: 'Su mensaje' }).closest('[lang=es]')).not.toBeNull();
    const messages = [...panel.getByRole('log').querySelectorAll('[data-role]')];
    expect(messages.map((one) => one.getAttribute('lang'))).toEqual(['en', 'es', 'es']);

    await press('Nueva conversación');
    expect(panel.getByRole('log')).toHaveTextContent('Le damos la bienvenida a Dos Mares Estates.');
  });

  it.each([
    ['tienen algo con vista al mar?', 'Disculpe, en este momento'],
    ['How much is Casa Agave in La Paz?', 'I apologize'],
  ])('CH08 CH17 apologizes in the language of the question: %s', async (question, apology) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await ask(answering(away), question);

    expect(said().at(-1)).toContain(apology);
  });
});

describe('The newest message', () => {
  /** A log in a window of 100 px; a message's text says where its top is. Returns what was scrolled to, in order. */
  function watch() {
    const scrolled: unknown[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent || 'end');
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: Number(this.matches('p') && this.textContent) } as DOMRect;
    });
    const { container, rerender } = render(<Area tops={[20]} />);
    const grows = (...tops: number[]) => rerender(<Area tops={tops} />);

    return { scrolled, area: container.firstElementChild as Element, grows };
  }

  function Area({ tops }: { tops: readonly number[] }) {
    const area = useRef<HTMLElement>(null);
    const messages = tops.map((top) => message('assistant', `${top}`));
    const end = useNewestInView(area, messages, false);

    return (
      <section ref={area}>
        {messages.map(({ content }) => (
          <p key={content} data-role="assistant">
            {content}
          </p>
        ))}
        <div ref={end} />
      </section>
    );
  }

  it('CH19 is scrolled to its end, or to its beginning when it is taller than the window', () => {
    const { scrolled, grows } = watch();
    grows(20, -700);

    expect(scrolled).toEqual(['end', 'end', '-700']);
  });

  it('CH19 does not scroll a visitor who has scrolled away while a reply grows, until the next message', () => {
    const { scrolled, area, grows } = watch();
    Object.defineProperty(area, 'scrollHeight', { value: 500 });
    grows(20, 30);
    scrolled.length = 0;

    grows(20, 31);
    expect(scrolled).toEqual([]);
    grows(20, 31, 40);
    expect(scrolled).toEqual(['end']);
  });
});
