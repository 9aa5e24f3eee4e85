import { limits } from '@dosmares/contracts/limits';
import { act, screen } from '@testing-library/react';
import { fill, required, send, sendButton, show } from './testing/open-form.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const form = () => screen.getByRole<HTMLFormElement>('form');

describe('the inquiry form', () => {
  it('AG14 AG15 asks for five fields as long as the API takes, and names the agent in the consent note', () => {
    show('inquiry-then-copy');

    for (const [label, field, isRequired] of [
      ['Your Name *', 'name', true],
      ['Email *', 'email', true],
      ['Phone', 'phone', false],
      ['Property Interest', 'propertyInterest', false],
      ['Your Message *', 'message', true],
    ] as const) {
      const shown = screen.getByLabelText<HTMLInputElement>(label);
      expect([label, shown.required, shown.maxLength]).toEqual([label, isRequired, limits[field]]);
    }
    expect(screen.getByLabelText('Email *')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText('Your Message *')).toHaveAttribute('rows', '5');
    expect(
      screen.getByText(
        'By submitting, you agree to be contacted by Inma de la Vega regarding your real estate inquiry.',
      ),
    ).toBeInTheDocument();
  });

  it('AG16 disables everything and says "Sending..." until the answer, and gives the focus back', async () => {
    let answer = () => {};
    const { post } = show('inquiry-then-copy', [], new Promise<void>((resolve) => (answer = resolve)));
    fill();
    sendButton().focus();
    await send();
    // Browsers take the focus from an element that is disabled; jsdom does not.
    sendButton().blur();

    expect(sendButton()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(sendButton()).toBeDisabled();
    for (const field of ['Your Name *', 'Email *', 'Phone', 'Property Interest', 'Your Message *'])
      expect(screen.getByLabelText(field)).toBeDisabled();
    await send();
    expect(post).toHaveBeenCalledTimes(1);

    await act(async () => answer());
    expect(sendButton()).toHaveTextContent('Send Message');
    expect(sendButton()).toBeEnabled();
    expect(sendButton()).toHaveFocus();
  });

  it('AG18 leaves the checking to the browser, and takes blanks for nothing', () => {
    show('inquiry-then-copy');

    expect(form().noValidate).toBe(false);
    fill({ ...required, 'Your Message *': ' \n ' });
    expect(form().checkValidity()).toBe(false);
    fill();
    expect(form().checkValidity()).toBe(true);
    expect(sendButton()).toHaveAttribute('type', 'submit');
  });

  it('AG23 says of thanks and of failure that they are about the same', async () => {
    const { toast } = show('inquiry-alone', [{ ok: false, status: 500, body: undefined }]);
    for (let time = 0; time < 2; time += 1) {
      fill();
      await send();
    }

    const [failure, thanks] = toast.mock.calls.map(([shown]) => shown);
    expect([failure.tone, thanks.tone]).toEqual(['alert', 'status']);
    expect(failure.about).toMatch(/./);
    expect(thanks.about).toBe(failure.about);
  });

  it('AG17 C18 shows the reference and what was sent, which no mail repeats', async () => {
    const body = { success: true, reference: 'DM-7K3P-Q9WD' };
    show('inquiry-alone', [{ ok: true, status: 200, body }]);
    fill();
    await send();

    for (const [label, value] of [
      ['Your reference', 'DM-7K3P-Q9WD'],
      ['Name', 'Ana'],
      ['Message', 'Hello'],
    ] as const)
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value);
    expect(screen.getByLabelText('Your Message *')).toHaveValue('');
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

      expect(screen.getByLabelText('Phone')).toBeInvalid();
      expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(`${error}.`);
      expect(screen.getByLabelText('Phone')).toHaveFocus();
      expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'alert', text: `${error}.` }));
      fill({ Phone: '624' });
      expect(screen.getByLabelText('Phone')).toBeValid();
    },
  );

  it('sends what a machine wrote into the unseen field, and nothing of it otherwise', async () => {
    const { post } = show('inquiry-then-copy');
    fill();
    await send();
    expect(post.mock.calls[0]?.[1]).not.toHaveProperty('website');
    expect(screen.getByLabelText('Website').closest('[aria-hidden="true"]')).not.toBeNull();

    fill({ ...required, Website: 'http://spam.example' });
    await send();
    expect(post.mock.calls.at(-1)?.[1]).toHaveProperty('website', 'http://spam.example');
  });

  it('F02 goes back to the top at once when the visitor prefers less motion', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    show('inquiry-then-backup');
    fill();
    await send();

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });
});
