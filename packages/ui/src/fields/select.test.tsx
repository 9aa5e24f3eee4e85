import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Select } from './select.tsx';
import type { SelectOption } from './select-widget.tsx';

const options = [
  { value: 'buying', label: 'Buying' },
  { value: 'selling', label: 'Selling' },
  { value: 'renting', label: 'Renting' },
];

function Page({ initial = '', choices = options }: { initial?: string; choices?: readonly SelectOption[] }) {
  const [value, setValue] = useState(initial);

  return (
    <form aria-label="Form">
      <Select
        label="Inquiry Type"
        name="inquiryType"
        required
        options={choices}
        defaultValue={value}
        placeholder="Choose one"
        error="Please choose."
      />
      <button type="button" onClick={() => setValue('renting')}>
        Prefill
      </button>
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Inquiry Type' });

const expectFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());

/** Renders the page and waits for the widget. */
async function show() {
  render(<Page />);
  await waitFor(() => expect(box()).toHaveAttribute('type', 'button'));
}

describe('Select', () => {
  it('W02 shows the placeholder for an empty selection, and rejects an option with an empty value', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Page />);

    expect(box()).toHaveTextContent('Choose one');
    expect(box()).toHaveAccessibleDescription('Please choose.');
    expect(box()).toBeRequired();
    expect(() => render(<Page choices={[{ value: '', label: 'None' }]} />)).toThrow(/empty value/);
    jest.restoreAllMocks();
  });

  it('is served as a native select, and stays one for a visitor who has started to use it', async () => {
    expect(renderToString(<Page initial="selling" />)).toContain(
      '<option value="selling" selected="">Selling</option>',
    );
    render(<Page />);
    box().focus();
    await userEvent.selectOptions(box(), 'renting');

    expect(box()).toHaveValue('renting');
    expect(screen.getByRole('form')).toHaveFormValues({ inquiryType: 'renting' });
  });

  it('C09 W03 works by keyboard and in its form, keeps the page readable while open, and what was chosen outlasts a new default', async () => {
    await show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The widget moves the focus shortly after the key: on a busy machine the next key could come before.
    await expectFocus('Buying');
    expect(screen.getByRole('button', { name: 'Prefill' })).toBeVisible();
    expect(screen.getByRole('form')).toContainElement(screen.getByRole('listbox'));
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('Selling');
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(box()).toHaveTextContent('Selling'));
    expect(screen.getByRole('form')).toHaveFormValues({ inquiryType: 'selling' });
    await userEvent.click(screen.getByRole('button', { name: 'Prefill' }));
    expect(box()).toHaveTextContent('Selling');
  });

  it('C20 a restored value that turns out to be the default goes with it', async () => {
    const select = (value?: string) => (
      <form aria-label="Form">
        <Select label="Inquiry Type" name="inquiryType" options={options} defaultValue={value} />
      </form>
    );
    const { rerender } = render(select());
    const form = screen.getByRole<HTMLFormElement>('form');
    const control = form.elements.namedItem('inquiryType') as HTMLSelectElement;
    fireEvent.change(control, { target: { value: 'renting' } });
    expect(form).toHaveFormValues({ inquiryType: 'renting' });
    rerender(select('renting'));
    rerender(select());

    expect(form).toHaveFormValues({ inquiryType: '' });
  });

  it('W01 forgets what was typed after a second', async () => {
    await show();
    jest.useFakeTimers();
    box().focus();

    fireEvent.keyDown(box(), { key: 'r' });
    fireEvent.keyDown(box(), { key: 's' });
    expect(box()).toHaveTextContent('Renting');
    act(() => void jest.advanceTimersByTime(1000));
    fireEvent.keyDown(box(), { key: 's' });

    expect(box()).toHaveTextContent('Selling');
    jest.useRealTimers();
  });

  it('W01 has the scroll interval and the padding of Radix', () => {
    const source = require('node:fs').readFileSync(require.resolve('@radix-ui/react-select'), 'utf8');

    expect(source).toMatch(/setInterval\([^,]*, 50\)/);
    expect(source).toContain('CONTENT_MARGIN = 10');
    expect(source).toMatch(/collisionPadding = CONTENT_MARGIN/);
  });
});
