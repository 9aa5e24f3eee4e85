import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SubscribeForm } from './subscribe-form.tsx';

function show() {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const fetched = jest.fn();
  globalThis.fetch = fetched;
  render(<SubscribeForm />);

  return { alert, fetched };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function subscribe(name: string, email: string) {
  if (name) await userEvent.type(field('Name'), name);
  if (email) await userEvent.type(field('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'SUBSCRIBE' }));
}

describe('SubscribeForm', () => {
  it.each([
    ['', 'ana@example.com'],
    ['Ana', ''],
    ['Ana', 'ana'],
  ])('M15 does not thank for name "%s" and e-mail "%s"', async (name, email) => {
    const { alert } = show();

    await subscribe(name, email);

    expect(alert).not.toHaveBeenCalled();
  });

  it('M16 M17 C18 thanks in the place of the form, whose fields are cleared, and sends nothing', async () => {
    const { alert, fetched } = show();

    await subscribe('Ana', 'ana@example.com');

    expect(alert).toHaveBeenCalledWith('Thank you for subscribing! You will receive monthly market reports.');
    expect(screen.getByRole('region', { name: 'Thank you for subscribing!' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe another address' }));
    expect([field('Name').value, field('Email').value]).toEqual(['', '']);
    expect(field('Name')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });
});
