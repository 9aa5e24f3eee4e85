import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fill, receipt, required, send, sendButton, show } from './testing/open-form.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the inquiry form', () => {
  it('AG14 AG15 asks for five fields, and names the agent in the consent note', () => {
    show('inquiry-then-copy');

    for (const [label, isRequired, type] of [
      ['Your Name *', true, 'text'],
      ['Email *', true, 'email'],
      ['Phone', false, 'tel'],
      ['Property Interest', false, 'text'],
      ['Your Message *', true, 'textarea'],
    ] as const)
      expect(field(label)).toMatchObject({ required: isRequired, type });
    expect(field('Your Message *')).toHaveAttribute('rows', '5');
    expect(screen.getByText(/^By submitting/)).toHaveTextContent(
      'By submitting, you agree to be contacted by Inma de la Vega regarding your real estate inquiry.',
    );
  });

  it('AG16 disables everything and says "Sending..." until the answer, and restores the focus if it is a failure', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { post } = show('inquiry-then-copy', [{ ok: false, status: 500, body: undefined }], promise);
    fill();
    sendButton().focus();
    await send();
    // Browsers take the focus from an element that is disabled; jsdom does not.
    sendButton().blur();

    expect(sendButton()).toHaveTextContent(/^Sending\.\.\.$/);
    for (const element of [sendButton(), ...screen.getAllByRole('textbox')]) expect(element).toBeDisabled();
    await send();
    expect(post).toHaveBeenCalledTimes(1);

    await act(async () => resolve());
    expect(sendButton()).toHaveTextContent('Send Message');
    expect(sendButton()).toBeEnabled();
    expect(sendButton()).toHaveFocus();
  });

  it('AG18 leaves validation to the browser, and treats blanks as empty', () => {
    show('inquiry-then-copy');
    const form = screen.getByRole<HTMLFormElement>('form');

    expect(form.noValidate).toBe(false);
    fill({ ...required, 'Your Message *': ' \n ' });
    expect(form.checkValidity()).toBe(false);
    fill();
    expect(form.checkValidity()).toBe(true);
    expect(sendButton()).toHaveAttribute('type', 'submit');
  });

  it('AG17 AG23 C18 shows failure and thanks as toasts about the same, and what was sent, which no mail repeats', async () => {
    const body = { success: true, reference: 'DM-7K3P-Q9WD', answerBy: 'Tuesday' };
    const { toast } = show('inquiry-alone', [
      { ok: false, status: 500, body: undefined },
      { ok: true, status: 200, body },
    ]);
    fill();
    await send();
    await send();

    const [failure, thanks] = toast.mock.calls.map(([shown]) => shown);
    expect([failure.tone, thanks.tone]).toEqual(['alert', 'status']);
    expect(failure.about).toMatch(/./);
    expect(thanks.about).toBe(failure.about);
    const terms = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(terms).toEqual([
      ['Your reference', 'DM-7K3P-Q9WD'],
      ["You'll hear from us by", 'Tuesday'],
      ['Name', 'Ana'],
      ['Email', 'ana@visitor.example'],
      ['Message', 'Hello'],
    ]);
    expect(receipt()).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    expect(field('Your Message *')).toHaveValue('');
    expect(field('Your Name *')).toHaveFocus();
  });

  it.each(['inquiry-then-copy', 'one-after-the-other'] as const)(
    'AG17 by %s shows which field the API refused, and does not advise to try again',
    async (way) => {
      const error = 'Please check your phone number and send it again';
      const refusal = { ok: false, success: false, code: 'bad-input', error, fields: ['phone'] };
      const answer = { ok: false, status: 400, body: refusal };
      const { toast } = show(way, [answer, answer]);
      fill({ ...required, Phone: '6 '.repeat(30) });
      sendButton().focus();
      await send();

      expect(field('Phone')).toBeInvalid();
      expect(field('Phone')).toHaveAccessibleDescription(`${error}.`);
      expect(field('Phone')).toHaveFocus();
      expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'alert', text: `${error}.` }));
      fill({ Phone: '624' });
      expect(field('Phone')).toBeValid();
    },
  );

  it('sends the honeypot only when a bot has filled it in', async () => {
    const { post } = show('inquiry-then-copy');
    fill();
    await send();
    expect(post.mock.calls[0]?.[1]).not.toHaveProperty('website');

    fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    expect(field('Website').closest('[aria-hidden="true"]')).not.toBeNull();
    fill({ ...required, Website: 'http://spam.example' });
    await send();
    expect(post.mock.calls.at(-1)?.[1]).toHaveProperty('website', 'http://spam.example');
  });

  it('F02 jumps to the top when the visitor prefers reduced motion', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    show('inquiry-then-backup');
    fill();
    await send();

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });
});

describe('the form that acts on click alone', () => {
  const [, , , chosenType] = inquiryTypes;
  const [, , chosenKind] = propertyTypes;
  const list = (name: string) => screen.getByRole('combobox', { name });

  async function choose(name: string, option: string) {
    await waitFor(() => expect(list(name)).toHaveAttribute('type', 'button'));
    fireEvent.keyDown(list(name), { key: 'Enter' });
    fireEvent.keyDown(await screen.findByRole('option', { name: option }), { key: 'Enter' });
  }

  it('A9-3 A9-4 is not a form element; its button waits for name, email and message, and shows a spinner while it sends', async () => {
    const { post } = show('one-after-the-other', [], new Promise(() => {}));

    expect(screen.queryByRole('form')).toBeNull();
    expect(sendButton()).toHaveAttribute('type', 'button');
    for (const [label, value] of Object.entries(required)) {
      expect(sendButton()).toBeDisabled();
      fill({ [label]: value });
    }
    expect(sendButton()).toBeEnabled();
    fireEvent.keyDown(field('Your Name *'), { key: 'Enter' });
    expect(post).not.toHaveBeenCalled();

    await send();
    expect(post).toHaveBeenCalledTimes(1);
    expect(sendButton()).toHaveTextContent('Sending...');
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    expect(sendButton().querySelector('[data-spinner]')).not.toBeNull();
  });

  it('A9-5 Q05 R04 W02 starts with a general inquiry about no property, and sends what was chosen instead', async () => {
    const { post } = show('one-after-the-other');
    const general = inquiryTypes.find(({ value }) => value === 'general');
    expect(list('Inquiry Type')).toHaveTextContent(general?.label ?? '');
    expect(list('Property Type')).toHaveTextContent('Any property');
    fill();
    await choose('Inquiry Type', chosenType.label);
    await choose('Property Type', chosenKind.label);
    await send();

    const chosen = { inquiryType: chosenType.value, propertyType: chosenKind.value };
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    for (const [, body] of post.mock.calls) expect(body).toMatchObject(chosen);
    await waitFor(() => expect(receipt()).toHaveTextContent(`Property Type${chosenKind.label}`));
    fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    expect(list('Property Type')).toHaveTextContent('Any property');
  });
});
