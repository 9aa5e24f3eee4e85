import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fill, required, send, sendButton, show } from './testing/open-form.tsx';

const [, , , chosenType] = inquiryTypes;
const [, , chosenKind] = propertyTypes;
const general = inquiryTypes.find(({ value }) => value === 'general');

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('the form that acts on click alone', () => {
  it('A9-3 is no form, and its button waits for name, email and message', async () => {
    const { post } = show('one-after-the-other');

    expect(screen.queryByRole('form')).toBeNull();
    expect(sendButton()).toHaveAttribute('type', 'button');
    for (const [label, value] of Object.entries(required)) {
      expect(sendButton()).toBeDisabled();
      fill({ [label]: value });
    }
    expect(sendButton()).toBeEnabled();

    fireEvent.keyDown(screen.getByLabelText('Your Name *'), { key: 'Enter' });
    expect(post).not.toHaveBeenCalled();

    await send();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  });

  it('A9-4 A9-5 W02 starts with a general inquiry about no property, and shows a spinner while it sends', async () => {
    show('one-after-the-other', [], new Promise(() => {}));
    expect(screen.getByRole('combobox', { name: 'Inquiry Type' })).toHaveTextContent(general?.label ?? '');
    expect(screen.getByRole('combobox', { name: 'Property Type' })).toHaveTextContent('Any property');
    fill();
    await send();

    expect(sendButton()).toHaveTextContent('Sending...');
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    expect(sendButton().querySelector('[data-spinner]')).not.toBeNull();
  });

  it('Q05 R04 sends the type of inquiry and of property that were chosen', async () => {
    const { post } = show('one-after-the-other');
    fill();
    await choose('Inquiry Type', chosenType.label);
    await choose('Property Type', chosenKind.label);
    await send();

    const chosen = { inquiryType: chosenType.value, propertyType: chosenKind.value };
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(post.mock.calls[0]?.[1]).toMatchObject(chosen);
    expect(post.mock.calls[1]?.[1]).toMatchObject(chosen);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Property Type' })).toHaveTextContent('Any property'),
    );
  });
});

async function choose(list: string, option: string) {
  const widget = () => screen.getByRole('combobox', { name: list });
  await waitFor(() => expect(widget()).toHaveAttribute('type', 'button'));
  fireEvent.keyDown(widget(), { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('option', { name: option }), { key: 'Enter' });
}
