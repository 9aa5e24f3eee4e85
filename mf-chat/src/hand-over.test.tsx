import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import type { HandOver } from '@dosmares/contracts/chat';
import { limits } from '@dosmares/contracts/inquiry-fields';
import type { Answer, Post } from '@dosmares/platform';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withConversation } from './hand-over/inquiry.ts';
import { agent, ask, away, box, press, says } from './testing/panel-in-a-page.tsx';

const offered: HandOver = {
  to: agent,
  inquiryType: 'buying',
  name: 'Greg Walsh',
  wish: 'can I see the corridor villa on Saturday morning?',
  house: { title: 'Corridor Villa', mlsNumber: '25-5045', href: '/property/2' },
};
const arrived: Answer = {
  ok: true,
  status: 200,
  body: { ok: true, success: true, reference: 'R-1', answerBy: 'Tuesday' },
};

/** An API whose assistant offers to pass a wish on, and which answers inquiries one by one as given. */
function apiWith(answers: readonly (Answer | Promise<Answer>)[] = [arrived], handOver = offered) {
  const queue = [...answers];

  return jest.fn<ReturnType<Post>, Parameters<Post>>(async (to) =>
    to === 'contactEmail' ? ((await queue.shift()) ?? arrived) : says('Leonor knows best.', { handOver }),
  );
}

const form = () => screen.getByRole('form', { name: /^Leave a message/ });
const receipt = () => screen.getByRole('region', { name: 'Your message has been sent.' });
const field = (name: string) => within(form()).getByLabelText(name);
const send = () => press('Send message');

async function openForm(post: ReturnType<typeof apiWith>) {
  await ask(post, 'May I see it?');
  await press(/^Leave a message/);
  await userEvent.type(field('Email'), 'greg@visitor.example');
}

const inquiries = (post: ReturnType<typeof apiWith>) =>
  post.mock.calls.filter(([to]) => to === 'contactEmail').map(([, body]) => body as { message: string });

describe('Passing a wish on', () => {
  beforeEach(() => sessionStorage.clear());

  it('CH15 sends the wish to the right person, with the home and the conversation, and says who answers by when', async () => {
    const post = apiWith();
    await openForm(post);
    expect(form()).toHaveTextContent(
      `Leonor Arriaga will answer you ${answerTime.en} during business hours.`,
    );
    expect(form()).toHaveTextContent('About Corridor Villa, MLS 25-5045');
    expect(field('Email')).toHaveFocus();
    expect(field('Your name')).toHaveValue(offered.name);
    expect(field('Your message for us')).toHaveValue(offered.wish);
    expect(inquiries(post)).toEqual([]);
    await send();

    expect(inquiries(post)).toEqual([
      {
        name: offered.name,
        email: 'greg@visitor.example',
        phone: '',
        inquiryType: 'buying',
        propertyType: '',
        preferredAgent: agent.name,
        agentEmail: agent.email,
        mlsNumber: '25-5045',
        source: 'chat',
        message: `${offered.wish}\n\nFrom the conversation with the concierge:\nVisitor: May I see it?\nConcierge: Leonor knows best.`,
      },
    ]);
    expect(receipt()).toHaveTextContent(
      `sent.Leonor Arriaga will answer you ${answerTime.en}. Check your email for confirmation.Your referenceR-1You'll hear from us byTuesday`,
    );
    expect(receipt()).toHaveFocus();
    expect(screen.queryByText(/Leave a message/)).toBeNull();
    await press('Send another');
    expect(field('Your name')).toHaveValue(offered.name);
    expect(field('Your name')).toHaveFocus();
  });

  it('CH15 CH16 adds to the open form what the visitor says meanwhile, and keeps the entries when it is closed', async () => {
    const post = apiWith();
    await openForm(post);
    const more = { ...offered, phone: '+1 604 555 0100', wish: `${offered.wish} With my wife.` };
    post.mockResolvedValueOnce(says('Noted.', { handOver: more }));

    await userEvent.type(box(), 'My phone is +1 604 555 0100{Enter}');

    expect(field('Phone')).toHaveValue(more.phone);
    expect(field('Your message for us')).toHaveValue(more.wish);
    expect(field('Email')).toHaveValue('greg@visitor.example');
    await press('Not now');
    expect(screen.queryByRole('form')).toBeNull();
    expect(box()).toHaveFocus();
    await press(/^Leave a message/);
    expect(field('Email')).toHaveValue('greg@visitor.example');
  });

  it('CH15 goes to the office when no agent is named, and leaves validation to the browser', async () => {
    const post = apiWith([arrived], { inquiryType: 'general', wish: '' });
    await openForm(post);
    const required = [...form().querySelectorAll('[required]')].map((one) => one.getAttribute('name'));
    expect(required).toEqual(['name', 'email', 'message']);
    await userEvent.type(field('Your name'), 'Ana');
    await userEvent.type(field('Your message for us'), 'Please call me.');
    await send();

    expect(inquiries(post)).toMatchObject([{ preferredAgent: '', agentEmail: '', mlsNumber: '' }]);
    expect(receipt()).toHaveTextContent(`${office.name} will answer you ${answerTime.en}`);
    await press('New conversation');
    expect(screen.queryByText(/has been sent/)).toBeNull();
  });

  it.each<[string, Answer]>([
    ['no answer', away],
    ['an answer that does not say so (C14)', { ok: true, status: 200, body: {} }],
  ])('CH15 keeps everything on %s, and sends the same text again', async (_, failure) => {
    const post = apiWith([failure]);
    await openForm(post);
    await send();

    expect(within(form()).getByRole('alert')).toHaveTextContent(agent.phone);
    expect(field('Email')).toHaveValue('greg@visitor.example');
    await userEvent.type(box(), 'Are you there?{Enter}');
    await send();

    const [first, second] = inquiries(post);
    expect(second).toEqual(first);
    expect(receipt()).toHaveFocus();
  });

  it('CH15 CH19 sends once, and shows each refusal of the API at its field', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const post = apiWith([promise]);
    await openForm(post);
    await send();
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(field('Your name')).toBeDisabled();
    expect(form()).toHaveFocus();

    const error = 'Please check your phone number and send it again';
    const body = { ok: false, success: false, code: 'bad-input', error, fields: ['phone', 'message'] };
    await act(async () => resolve({ ok: false, status: 400, body }));

    expect(inquiries(post)).toHaveLength(1);
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription(`${error}.`);
    expect(field('Your message for us')).toBeInvalid();
    await userEvent.type(field('Phone'), '1');
    expect(field('Phone')).toBeValid();
  });

  it('CH15 leaves out the oldest messages that do not fit', () => {
    const long = Array.from({ length: 30 }, (_, index) => ({
      role: index % 2 ? ('assistant' as const) : ('user' as const),
      content: `${index} ${'x'.repeat(1000)}`,
    }));
    const message = withConversation('Call me.', long);

    expect(message.length).toBeLessThanOrEqual(limits.message);
    expect(message).toMatch(/^Call me\.\n\nFrom the conversation[^\n]*\nConcierge: 21 x/);
    expect(message).toContain('Concierge: 29 x');
  });
});
