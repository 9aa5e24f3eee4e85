import { areaGuide } from '@dosmares/content/area-guide';
import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { type Property, properties } from '@dosmares/content/properties';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { limits } from '@dosmares/contracts/limits';
import type { Answer, Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContactForm } from './contact-form.tsx';

const agent = roster.at(-1) as RosterEntry;
const [buying] = inquiryTypes;
const [kind] = propertyTypes;
const accepted: Answer = {
  ok: true,
  status: 200,
  body: {
    success: true,
    reference: 'DM-7K3P-Q9WD',
    answerBy: 'Tuesday, November 24, 9:00 AM Los Cabos time',
  },
};
const [house] = properties as readonly [Property];
const [area = ''] = areas.filter((one) => areaGuide[one]);

function open({ query = '', post = jest.fn<ReturnType<Post>, Parameters<Post>>(async () => accepted) } = {}) {
  render(
    <TestPlatform path={`/contact${query}`} post={post}>
      <ContactForm />
    </TestPlatform>,
  );

  return { post, visitor: userEvent.setup() };
}

type Visitor = ReturnType<typeof userEvent.setup>;

async function choose(visitor: Visitor, list: string, item: string) {
  const widget = () => screen.getByRole('combobox', { name: list });
  await waitFor(() => expect(widget()).toHaveAttribute('type', 'button'));
  await visitor.click(widget());
  await visitor.click(screen.getByRole('option', { name: item }));
}

async function fillIn(visitor: Visitor) {
  await visitor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada');
  await visitor.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ada@v.example');
  await choose(visitor, 'Inquiry Type', buying.label);
  await visitor.type(screen.getByRole('textbox', { name: 'Message' }), 'Hola.');
}

/** Returns what the page says of one row of the receipt. */
const told = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

const send = (visitor: Visitor) => visitor.click(screen.getByRole('button', { name: 'Send Message' }));

describe('the form of the contact page', () => {
  it('C03 refuses to send until the required fields are right, and leads to the first mistake', async () => {
    const { post, visitor } = open();

    await visitor.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ada');
    await send(visitor);

    expect(post).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: 'Inquiry Type' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeValid();
  });

  it('C04 C11 C12 C16 sends the agreed body and thanks in the name of the house', async () => {
    const { post, visitor } = open();

    await fillIn(visitor);
    await send(visitor);

    expect(post).toHaveBeenCalledWith('contactEmail', {
      name: 'Ada',
      email: 'ada@v.example',
      phone: '',
      inquiryType: buying.value,
      propertyType: '',
      preferredAgent: '',
      message: 'Hola.',
      agentEmail: '',
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      "Message sent successfully! We'll respond within 24 hoursCheck your email for confirmation.",
    );
  });

  it('C08 C12 C15 sends to the chosen agent, thanks in their name and clears the form', async () => {
    const { post, visitor } = open();

    await fillIn(visitor);
    await choose(visitor, 'Preferred Agent', agent.name);
    await choose(visitor, 'Property Type', kind.label);
    await send(visitor);

    expect(post.mock.calls[0]?.[1]).toMatchObject({
      propertyType: kind.value,
      preferredAgent: agent.name,
      agentEmail: agent.email,
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      `Message sent successfully! ${agent.name} will respond within 24 hours`,
    );
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Preferred Agent' })).toHaveTextContent('Any');
    expect(told('Your reference')).toBe('DM-7K3P-Q9WD');
    expect(told('Inquiry type')).toBe(buying.label);
    expect(told('Name')).toBe('Ada');
    expect(screen.queryByText('Phone', { selector: 'dt' })).toBeNull();
  });

  it('C15 V04 shows what was asked in the place of a form that asked for a viewing, and then a cleared form', async () => {
    sessionStorage.setItem('dosmares.draft.contact', '{"name":"Ines","message":"Begun."}');
    const { visitor } = open({ query: `?property=${house.id}&viewing=yes` });
    await screen.findByRole('region', { name: 'Your message is about' });
    await visitor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada');
    await visitor.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ada@v.example');
    await send(visitor);

    const request = await screen.findByRole('region', { name: 'Your viewing request' });
    expect(request).toHaveFocus();
    expect(request).toHaveTextContent(/Message sent successfully! .* will respond within 24 hours/);
    expect(within(request).getByText(house.title)).toBeVisible();
    expect(told('Your reference')).toBe('DM-7K3P-Q9WD');
    expect(told('You have an answer by')).toBe('Tuesday, November 24, 9:00 AM Los Cabos time');
    expect(told('Message')).toContain(`I would like to see ${house.title}`);
    expect(screen.queryByRole('form')).toBeNull();

    await visitor.click(within(request).getByRole('button', { name: 'Send another' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  });

  it('V05 asks for times of a walk through on a call, which travel in the message', async () => {
    const { post, visitor } = open({ query: `?property=${house.id}&viewing=call` });
    await screen.findByRole('region', { name: 'Your message is about' });
    expect(screen.getByRole('combobox', { name: 'Way to see it' })).toHaveTextContent(
      'Walk through on a call',
    );
    fireEvent.change(screen.getByLabelText('First choice: day'), { target: { value: tomorrow() } });
    await visitor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada');
    await visitor.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ada@v.example');
    await send(visitor);

    await screen.findByRole('region', { name: 'Your viewing request' });
    expect(post.mock.calls[0]?.[1]).toMatchObject({
      message: expect.stringMatching(/^I would like to see .* on a call\.\n\n.*\n1\. .*, on a call/),
    });
  });

  it('C15 C24 is cleared once a message about a house is sent, whatever else was begun before', async () => {
    sessionStorage.setItem('dosmares.draft.contact', '{"name":"Ines","message":"Begun."}');
    const { visitor } = open({ query: `?property=${house.id}` });
    await screen.findByRole('region', { name: 'Your message is about' });
    await visitor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada');
    await visitor.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ada@v.example');
    await send(visitor);

    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  });

  it('C20 C27 is about the area that somebody asks about, and about none that is not ours', async () => {
    open({ query: contactAddress({ area, type: 'buying' }).replace('/contact', '') });
    const card = await screen.findByRole('region', { name: 'Your message is about' });
    expect(within(card).getByRole('img')).toBeVisible();
    expect(within(card).getByText(area)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `I would like to know more about houses in ${area}.`,
    );
    cleanup();

    open({ query: '?area=Atlantis' });
    expect(screen.queryByRole('region', { name: 'Your message is about' })).toBeNull();
  });

  it('C28 asks a seller for the home, and sends the answers below the message', async () => {
    const { post, visitor } = open({ query: '?type=selling' });
    await visitor.type(await screen.findByRole('textbox', { name: 'Size' }), '370 m²');
    expect(screen.getByText(/binds you to nothing/)).toBeVisible();
    await choose(visitor, 'Area', area);
    await visitor.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada');
    await visitor.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ada@v.example');
    await send(visitor);

    const [, body] = post.mock.calls[0] ?? [];
    expect(body).toMatchObject({
      inquiryType: 'selling',
      message: `I would like to know what my home is worth.\n\nEvaluation of a home:\nArea: ${area}\nSize: 370 m²`,
    });
    expect(screen.queryByRole('textbox', { name: 'Size' })).toBeNull();
  });

  it('H09 C20 comes with the type of inquiry chosen, and takes no type that is not ours', () => {
    open({ query: '?type=selling' });
    expect(screen.getByRole('combobox', { name: 'Inquiry Type' })).toHaveTextContent('Selling');
    cleanup();

    open({ query: '?type=stealing' });
    expect(screen.getByRole('combobox', { name: 'Inquiry Type' })).toHaveTextContent('Choose one');
  });

  it('C13 disables everything while it sends', async () => {
    let answer = (_: Answer) => {};
    const post = jest.fn<ReturnType<Post>, Parameters<Post>>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { visitor } = open({ post });

    await fillIn(visitor);
    await send(visitor);

    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
    for (const field of screen.getAllByRole('combobox')) expect(field).toBeDisabled();

    answer(accepted);
    expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  it.each<[string, Answer]>([
    ['the network fails', { ok: false, status: 0, body: undefined }],
    ['the answer is no JSON', { ok: true, status: 200, body: undefined }],
    ['the answer denies it', { ok: true, status: 200, body: { success: false } }],
    ['the answer says nothing of it', { ok: true, status: 200, body: {} }],
    ['the server fails', { ok: false, status: 500, body: { success: false, error: 'No.' } }],
  ])('C14 C17 keeps the words and says so when %s', async (_, answer) => {
    const { visitor } = open({ post: jest.fn<ReturnType<Post>, Parameters<Post>>(async () => answer) });

    await fillIn(visitor);
    await send(visitor);

    expect(screen.getByRole('status')).toHaveTextContent(
      'Failed to send message. Please call us at the office number or email the office address.',
    );
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', office.emailHref);
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hola.');
    expect(screen.getByRole('combobox', { name: 'Inquiry Type' })).toHaveTextContent(buying.label);
  });

  it('C03 C17 shows at its field what the API refused, and leads there', async () => {
    const error = 'Please check your message and send it again';
    const body = { ok: false, success: false, code: 'bad-input', error, fields: ['message'] };
    const answer: Answer = { ok: false, status: 400, body };
    const { visitor } = open({ post: jest.fn<ReturnType<Post>, Parameters<Post>>(async () => answer) });
    const message = () => screen.getByRole('textbox', { name: 'Message' });

    await fillIn(visitor);
    await send(visitor);

    expect(screen.getByRole('status')).toHaveTextContent(/^Failed to send message/);
    expect(message()).toBeInvalid();
    expect(message()).toHaveAccessibleDescription(`${error}.`);
    expect(message()).toHaveFocus();

    await visitor.type(message(), ' Again.');
    expect(message()).toBeValid();
  });

  it('C03 C04 lets in no more than the API takes', () => {
    open();

    for (const [name, field] of [
      ['Full Name', 'name'],
      ['Email Address', 'email'],
      ['Phone', 'phone'],
      ['Message', 'message'],
    ] as const)
      expect(screen.getByRole('textbox', { name })).toHaveAttribute('maxlength', String(limits[field]));
  });

  it.each([`?agent=${agent.slug}`, `?agent=${encodeURIComponent(agent.name)}`])(
    'C09 is prefilled by %s',
    (query) => {
      open({ query });

      expect(screen.getByRole('combobox', { name: 'Preferred Agent' })).toHaveTextContent(agent.name);
      expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
        `I would like to discuss properties with ${agent.name}.`,
      );
    },
  );

  it('C10 neither uses nor shows a name that is not ours', () => {
    open({ query: '?agent=Mallory%20Vex' });

    expect(screen.getByRole('combobox', { name: 'Preferred Agent' })).toHaveTextContent('Any');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(document.body).not.toHaveTextContent('Mallory');
  });

  it('never shows the trap to a visitor', () => {
    open();

    const trap = document.querySelector('input[name=website]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(within(document.body).queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
  });
});
