import { answerTime } from '@dosmares/content/answer-time';
import { areaGuide } from '@dosmares/content/area-guide';
import { office } from '@dosmares/content/office';
import { type Property, properties } from '@dosmares/content/properties';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import type { Answer, Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ContactForm } from './contact-form.tsx';

const agent = roster.at(-1) as RosterEntry;
const [house] = properties as readonly [Property];
const [area = ''] = areas.filter((one) => areaGuide[one]);
const body = { success: true, reference: 'DM-7K3P-Q9WD', answerBy: 'Tuesday, November 24' };
const accepted: Answer = { ok: true, status: 200, body };

function open(query = '', answer: Answer = accepted) {
  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(async () => answer);
  render(
    <TestPlatform path={`/contact${query}`} post={post}>
      <ContactForm />
    </TestPlatform>,
  );

  return post;
}

const box = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });
const enter = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

// The page is never idle, so that selects stay the browser's own, which are quicker to operate.
Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} });

/** Fills in name, address and the given entries. */
function fillIn(entries: Readonly<Record<string, string>> = { 'Inquiry Type': 'buying', Message: 'Hola.' }) {
  const all = { 'Full Name': 'Ada', 'Email Address': 'ada@v.example', ...entries };
  for (const [label, value] of Object.entries(all)) enter(screen.getByLabelText(label), value);
}

const send = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const sendAnother = () => screen.getByRole('button', { name: 'Send another' });
const card = () => screen.findByRole('region', { name: 'Your message is about' });
/** Returns the value of one row of the receipt. */
const receiptValue = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the form of the contact page', () => {
  it.each([
    ['', '', "We'll"],
    [agent.name, agent.email, `${agent.name} will`],
  ])(
    'C04 C08 C11 C12 C15 C16 C18 sends the agreed body to "%s", thanks, says what was sent and clears the form',
    async (preferredAgent, agentEmail, who) => {
      const post = open();
      fillIn({ 'Inquiry Type': 'buying', Message: 'Hola.', 'Preferred Agent': preferredAgent });
      await send();

      const visitor = { name: 'Ada', email: 'ada@v.example', phone: '' };
      const what = { inquiryType: 'buying', propertyType: '', preferredAgent, message: 'Hola.', agentEmail };
      expect(post).toHaveBeenCalledWith('contactEmail', expect.objectContaining({ ...visitor, ...what }));
      const receipt = screen.getByRole('region', { name: /^Message sent successfully!/ });
      expect(receipt).toHaveTextContent(
        `Message sent successfully! ${who} respond ${answerTime.en}Check your email for confirmation.`,
      );
      expect(receipt).toHaveFocus();
      expect(screen.queryByRole('form')).toBeNull();
      for (const [label, value] of Object.entries({
        'Your reference': body.reference,
        'Inquiry Type': 'Buying',
      }))
        expect(receiptValue(label)).toBe(value);
      expect(receiptValue("You'll hear from us by")).toBe(body.answerBy);
      expect(screen.queryByText('Phone', { selector: 'dt' })).toBeNull();
      fireEvent.click(sendAnother());
      for (const field of [box('Full Name'), box('Message'), list('Preferred Agent')])
        expect(field).toHaveValue('');
      expect(box('Full Name')).toHaveFocus();
    },
  );

  it.each([
    ['2020-01-02', 'Please choose tomorrow or a later day.'],
    ['2099-01-02', 'Please choose a day within six months.'],
    ['2099-12-25', 'We are closed on Christmas Day. Please choose another day.'],
  ])('V01 refuses %s, a day on which no house is shown, and focuses its field', async (date, sentence) => {
    const post = open(`?property=${house.id}&viewing=call`);
    await card();
    await waitFor(() => expect(list('In person or by video')).toHaveValue('call'));
    fillIn({ 'First choice: day': date });
    await send();

    expect(screen.getByText(sentence)).toBeVisible();

    expect(screen.getByLabelText('First choice: day')).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

  it('V01 asks for a day unless the visitor is flexible, which staff are shown as it is sent', async () => {
    const post = open(`?property=${house.id}&viewing=yes`);
    await card();
    await waitFor(() => expect(list('In person or by video')).toHaveValue('visit'));
    fillIn({});
    await send();
    expect(screen.getByLabelText('First choice: day')).toHaveFocus();
    expect(screen.getByText(/^Please choose a day/)).toBeVisible();
    expect(post).not.toHaveBeenCalled();
    fillIn({ 'First choice: time': 'flexible' });
    expect(screen.queryByText(/^Please choose a day/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Request this viewing' })).toBeEnabled();
    await send();

    const wish = expect.objectContaining({ date: 'any day', half: 'flexible', way: 'visit' });
    expect(post).toHaveBeenCalledWith('contactEmail', expect.objectContaining({ wishes: [wish] }));
    await act(async () => {});
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
  });

  it('V06 offers the first half-day that was chosen as a tentative entry for the calendar', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20));
    open(`?property=${house.id}&viewing=call`);
    await card();
    await waitFor(() => expect(list('In person or by video')).toHaveValue('call'));
    fillIn({
      'First choice: time': 'flexible',
      'Second choice: day': '2026-11-28',
      'Second choice: time': 'afternoon',
    });
    await send();
    const link = await screen.findByRole('link', { name: /calendar/ });
    clock.mockRestore();

    expect(link).toHaveAttribute('download', 'viewing-2026-11-28-afternoon.ics');
    const entry = decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('\r\n ', '');
    for (const line of [
      'STATUS:TENTATIVE',
      'DTSTART:20261128T200000Z',
      `UID:${body.reference.toLowerCase()}.wish-2@`,
      `SUMMARY:Video tour: ${house.title}`,
    ])
      expect(entry).toContain(line);
  });

  it('V01 sends no day of a viewing that the visitor has taken off', async () => {
    const post = open(`?property=${house.id}&viewing=yes`);
    await card();
    fillIn({ 'First choice: time': 'flexible', 'Inquiry Type': 'buying', Message: 'Hola.' });
    fireEvent.click(screen.getByRole('button', { name: `Remove ${house.title}` }));
    fillIn();
    await send();

    expect(post).toHaveBeenCalledWith(
      'contactEmail',
      expect.not.objectContaining({ wishes: expect.anything() }),
    );
  });

  it('C15 C20 C24 C27 is about the area in the query, and is cleared with its draft once it is sent', async () => {
    open(`?area=${encodeURIComponent(area)}&type=buying`);
    expect(within(await card()).getByRole('img')).toBeVisible();
    expect(within(await card()).getByText(area)).toBeVisible();
    expect(box('Message')).toHaveValue(`I would like to know more about houses in ${area}.`);
    fillIn({});
    sessionStorage.setItem('dosmares.draft./', '{"name":"Ines"}');
    await send();
    expect(sessionStorage).toHaveLength(0);
    expect(await card()).toHaveTextContent(area);
    fireEvent.click(sendAnother());

    await waitFor(() => expect(screen.queryByText(area, { selector: 'p' })).toBeNull());
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  });

  it.each<[string, Answer]>([
    ['the network fails', { ok: false, status: 0, body: undefined }],
    ['the answer is no JSON', { ok: true, status: 200, body: undefined }],
    ['the answer denies it', { ok: true, status: 200, body: { success: false } }],
    ['the server fails', { ok: false, status: 500, body: { success: false, error: 'No.' } }],
  ])('C14 C17 keeps the entries and apologizes when %s', async (_, answer) => {
    open('', answer);
    fillIn();
    await send();

    expect(screen.getByRole('status')).toHaveTextContent(
      'Failed to send message. Please call us at the office number or email the office address.',
    );
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', office.emailHref);
    expect(box('Message')).toHaveValue('Hola.');
    expect(list('Inquiry Type')).toHaveValue('buying');
  });

  it('C03 C17 shows a refusal of the API at its field, and focuses it', async () => {
    const error = 'Please check your message and send it again';
    const body = { ok: false, success: false, code: 'bad-input', error, fields: ['message'] };
    open('', { ok: false, status: 400, body });
    fillIn();
    await send();

    expect(box('Message')).toBeInvalid();
    expect(box('Message')).toHaveAccessibleDescription(`${error}.`);
    expect(box('Message')).toHaveFocus();
    enter(box('Message'), 'Hola again.');
    expect(box('Message')).toBeValid();
  });

  it('C10 hides the honeypot, and ignores agents and areas that we do not have', async () => {
    open('?agent=Mallory%20Vex&area=constructor');
    await act(async () => {});

    expect(document.querySelector('input[name=website]')).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
    expect(box('Message')).toHaveValue('');
    expect(document.body).not.toHaveTextContent('Mallory');
  });
});
