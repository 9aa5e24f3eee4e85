import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea, TextField } from './text-field.tsx';

describe('TextField', () => {
  it('C03 is named by its label and required', () => {
    render(<TextField label="Full Name" name="name" required value="" onChange={() => {}} />);

    expect(screen.getByRole('textbox', { name: 'Full Name' })).toBeRequired();
    expect(screen.getByLabelText('Full Name')).toHaveAttribute('name', 'name');
  });

  it('hands over the text itself', async () => {
    const change = jest.fn();
    render(<TextField label="Phone" name="phone" type="tel" value="" onChange={change} />);

    await userEvent.type(screen.getByLabelText('Phone'), '6');

    expect(change).toHaveBeenCalledWith('6');
  });

  it('C26 hands over an address without the spaces that nobody can see', () => {
    const change = jest.fn();
    render(<TextField label="Email" name="email" type="email" value="" onChange={change} />);

    fireEvent.change(screen.getByLabelText('Email'), {
      target: { value: '\u00a0ines@visitor.example\u200b' },
    });

    expect(change).toHaveBeenCalledWith('ines@visitor.example');
  });

  it('says hint and error in words that belong to it', () => {
    render(
      <TextField
        label="Email"
        name="email"
        value="x"
        onChange={() => {}}
        hint="For the answer."
        error="Not an address."
      />,
    );

    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For the answer. Not an address.');
  });

  it('AG15 adds a star to the label of a required field, unless it has one', () => {
    render(
      <>
        <TextField label="Your Name *" name="a" required value="" onChange={() => {}} />
        <TextField label="Full Name" name="b" required value="" onChange={() => {}} />
      </>,
    );

    expect(screen.getByText('Your Name *')).not.toHaveAttribute('data-required');
    expect(screen.getByText('Full Name')).toHaveAttribute('data-required');
  });
});

describe('TextArea', () => {
  it('AG15 has five rows', () => {
    render(<TextArea label="Your Message *" name="message" rows={5} value="" onChange={() => {}} />);

    expect(screen.getByLabelText('Your Message *')).toHaveAttribute('rows', '5');
  });

  it('C13 can be disabled', () => {
    render(<TextArea label="Message" name="message" value="" onChange={() => {}} disabled />);

    expect(screen.getByLabelText('Message')).toBeDisabled();
  });
});

describe('a field with a limit', () => {
  function Limited({ max = 40 }) {
    const [value, setValue] = useState('');

    return <TextArea label="Message" name="m" maxLength={max} value={value} onChange={setValue} />;
  }
  const box = () => screen.getByLabelText('Message');
  const heard = () => box().parentElement?.querySelector('[aria-live=polite]');

  it('is silent until the end is near, and then counts down', async () => {
    render(<Limited />);
    expect(box()).toHaveAttribute('maxlength', '40');

    await userEvent.type(box(), 'x'.repeat(37));
    expect(heard()).toBeEmptyDOMElement();

    await userEvent.type(box(), 'y');
    expect(heard()).toHaveTextContent('Characters left: 2');
    expect(screen.getAllByText('Characters left: 2')[0]).toHaveAttribute('aria-hidden', 'true');
  });

  it('speaks in steps, so that it does not talk at every key', async () => {
    render(<Limited max={1000} />);
    const spoken = () => heard()?.lastElementChild?.textContent;

    fireEvent.change(box(), { target: { value: 'x'.repeat(951) } });
    expect(spoken()).toBe('Characters left: 50');
    await userEvent.type(box(), 'yyy');
    expect(spoken()).toBe('Characters left: 50');
  });

  it('says that the end of a pasted text was left out, until there is room again', async () => {
    render(<Limited />);
    await userEvent.click(box());

    await userEvent.paste('x'.repeat(41));
    expect(box()).toHaveValue('x'.repeat(40));
    expect(heard()).toHaveTextContent('Only 40 characters fit here: the end of your text was left out.');

    await userEvent.keyboard('{Backspace}');
    expect(heard()).toHaveTextContent('Characters left: 1');
  });

  it('complains of no text that fits, whatever it replaces', async () => {
    render(<Limited />);
    await userEvent.click(box());
    await userEvent.paste('x'.repeat(40));
    expect(heard()).toHaveTextContent('Characters left: 0');

    await userEvent.tripleClick(box());
    await userEvent.paste(`${'y'.repeat(20)}\r\n${'y'.repeat(19)}`);
    expect(heard()).not.toHaveTextContent('left out');
  });
});

describe('a required field', () => {
  it.each(['', ' ', '\n\t', '\u200b\ufeff'])('takes %j for nothing', (value) => {
    render(<TextArea label="Message" name="m" required value={value} onChange={() => {}} />);

    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').checkValidity()).toBe(false);
  });

  it('is content with a word, and lets blanks stand where nothing is required', () => {
    render(
      <>
        <TextField label="Name" name="n" required value="Ana" onChange={() => {}} />
        <TextField label="Phone" name="p" value=" " onChange={() => {}} />
      </>,
    );

    for (const label of ['Name', 'Phone'])
      expect(screen.getByLabelText<HTMLInputElement>(label).checkValidity()).toBe(true);
  });
});
