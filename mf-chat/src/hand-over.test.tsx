import { office } from '@dosmares/content/office';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { limits } from '@dosmares/contracts/limits';
import type { Answer, Post } from '@dosmares/platform';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { box, openPanel, said, says } from './testing/panel-in-a-page.tsx';

const [agent] = roster as readonly [RosterEntry];
const offered = {
  agentId: agent.id,
  inquiryType: 'selling',
  name: 'Ana Ruiz',
  phone: '+52 624 555 0199',
  wish: 'I want to sell my house in Pedregal.',
};
const arrived: Answer = { ok: true, status: 200, body: { ok: true, success: true, reference: 'R-1' } };

/** An API whose assistant offers to pass a wish on, and whose mailbox returns the answers one by one. */
function staffed(answers: readonly (Answer | Promise<Answer>)[] = [arrived], handOver: object = offered) {
  const queue = [...answers];

  return jest.fn<ReturnType<Post>, Parameters<Post>>(async (to) => {
    if (to === 'contactEmail') return (await queue.shift()) ?? arrived;
    const reply = says(`${agent.name} knows best.`);

    return { ...reply, body: { ...(reply.body as object), handOver } };
  });
}

const form = () => screen.getByRole('form', { name: `Leave a message for ${agent.firstName}` });
const field = (name: string) => within(form()).getByLabelText(name);
const openForm = () =>
  userEvent.click(screen.getByRole('button', { name: `Leave a message for ${agent.firstName}` }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function askToSell(post: ReturnType<typeof staffed>) {
  const { view } = await openPanel(post);
  await userEvent.type(box(), 'I want to sell my house{Enter}');

  return view;
}

const inquiries = (post: ReturnType<typeof staffed>) =>
  post.mock.calls.filter(([to]) => to === 'contactEmail').map(([, body]) => body as { message: string });

describe('Passing a wish on', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('CH15 sends what was said and typed to the person who knows, with the conversation, and says who answers by when', async () => {
    const post = staffed();
    await askToSell(post);
    expect(
      screen.getByText(`${agent.name} will answer you within 24 hours during business hours.`),
    ).toBeVisible();
    expect(inquiries(post)).toEqual([]);

    await openForm();
    expect(field('Email')).toHaveFocus();
    expect(field('Your name')).toHaveValue(offered.name);
    expect(field('Phone')).toHaveValue(offered.phone);
    expect(field('Your message for us')).toHaveValue(offered.wish);
    await userEvent.type(field('Email'), 'ana@visitor.example');
    await send();

    expect(inquiries(post)).toEqual([
      {
        name: offered.name,
        email: 'ana@visitor.example',
        phone: offered.phone,
        inquiryType: 'selling',
        propertyType: '',
        preferredAgent: agent.name,
        agentEmail: agent.email,
        message: `${offered.wish}\n\nFrom the conversation with the concierge:\nVisitor: I want to sell my house\nConcierge: ${agent.name} knows best.`,
      },
    ]);
    expect(said().at(-1)).toBe(
      `Concierge: Your message has been sent. ${agent.name} will answer you within 24 hours. Check your email for confirmation.`,
    );
    expect(screen.queryByRole('form', { name: /Leave a message/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Leave a message/ })).toBeNull();
    expect(box()).toHaveFocus();
  });

  it('CH15 goes to the office when nobody is named, and asks what the browser can check', async () => {
    const post = staffed([arrived], { inquiryType: 'unheard of', wish: '' });
    await askToSell(post);

    await userEvent.click(screen.getByRole('button', { name: 'Leave a message for us' }));
    const [name, email, phone, wish] = ['Your name', 'Email', 'Phone', 'Your message for us'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    );
    expect([name, email, phone, wish].map((one) => one?.required)).toEqual([true, true, false, true]);
    expect(email?.type).toBe('email');
    expect(wish?.maxLength).toBe(limits.message);
    expect(name).toHaveFocus();
    await userEvent.type(name as HTMLElement, 'Ana');
    await userEvent.type(email as HTMLElement, 'ana@visitor.example');
    await userEvent.type(wish as HTMLElement, 'Please call me.');
    await send();

    expect(inquiries(post)).toMatchObject([{ inquiryType: 'general', preferredAgent: '', agentEmail: '' }]);
    expect(said().at(-1)).toContain(`${office.name} will answer you within 24 hours`);
  });

  it.each<[string, Answer]>([
    ['no answer', { ok: false, status: 0, body: undefined }],
    ['a refusal', { ok: false, status: 503, body: { ok: false, success: false, error: 'Busy' } }],
    ['an answer that does not say so (C14)', { ok: true, status: 200, body: {} }],
  ])('CH15 keeps everything on %s, and sends the same once more', async (_, failure) => {
    const post = staffed([failure]);
    await askToSell(post);
    await openForm();
    await userEvent.type(field('Email'), 'ana@visitor.example');
    await send();

    expect(within(form()).getByRole('alert')).toHaveTextContent(agent.phone);
    expect(field('Email')).toHaveValue('ana@visitor.example');
    await userEvent.type(box(), 'Are you there?{Enter}');
    await send();

    const [first, second] = inquiries(post);
    expect(second).toEqual(first);
    expect(said().at(-1)).toContain('Your message has been sent.');
  });

  it('CH15 shows what the API refused at its field', async () => {
    const error = 'Please check your phone number and send it again';
    const refusal = { ok: false, success: false, code: 'bad-input', error, fields: ['phone', 'message'] };
    const post = staffed([{ ok: false, status: 400, body: refusal }]);
    await askToSell(post);
    await openForm();
    await userEvent.type(field('Email'), 'ana@visitor.example');
    await send();

    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription(`${error}.`);
    expect(field('Your message for us')).toBeInvalid();
    expect(within(form()).queryByRole('alert')).toBeNull();
    await userEvent.type(field('Phone'), '1');
    await userEvent.type(field('Your message for us'), '.');
    expect(field('Phone')).toBeValid();
    expect(field('Your message for us')).toBeValid();
  });

  it('CH15 CH19 sends once, and gives the focus back that was lost while everything was disabled', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const post = staffed([promise]);
    await askToSell(post);
    await openForm();
    await userEvent.type(field('Email'), 'ana@visitor.example');
    await send();

    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    expect(field('Your name')).toBeDisabled();
    expect(form()).toHaveFocus();
    await act(async () => resolve({ ok: false, status: 0, body: undefined }));

    expect(inquiries(post)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
  });

  it('CH16 keeps the form as it was through closing, a page and a reload, and lets it be put aside', async () => {
    const post = staffed();
    const view = await askToSell(post);
    await openForm();
    await userEvent.type(field('Email'), 'ana@');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'AI Chat' }));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(field('Email')).toHaveValue('ana@');
    view.unmount();
    await openPanel(post);
    expect(field('Email')).toHaveValue('ana@');

    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('form', { name: /Leave a message/ })).toBeNull();
    expect(box()).toHaveFocus();
    await openForm();
    expect(field('Email')).toHaveValue('ana@');
  });

  it('CH15 leaves out the oldest of a conversation that the message has no room for', async () => {
    const long = Array.from({ length: 30 }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content: `${index} ${'x'.repeat(1000)}`,
      timestamp: '2026-03-03T19:00:00.000Z',
    }));
    sessionStorage.setItem('dosmares.conversation', JSON.stringify(long));
    const post = staffed();
    await askToSell(post);
    await openForm();
    await userEvent.type(field('Email'), 'ana@visitor.example');
    await send();

    const [{ message } = { message: '' }] = inquiries(post);
    expect(message.length).toBeLessThanOrEqual(limits.message);
    expect(message.startsWith(`${offered.wish}\n\nFrom the conversation`)).toBe(true);
    expect(message.endsWith(`Concierge: ${agent.name} knows best.`)).toBe(true);
    expect(message).toContain('Concierge: 29 x');
    expect(message).not.toContain('Visitor: 20 x');
  });
});
