import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
