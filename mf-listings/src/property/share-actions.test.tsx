import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ShareActions } from './share-actions.tsx';

const title = 'Exclusive Estate Investment';
const actions = (
  <TestPlatform path="/property/1">
    <ShareActions title={title} />
  </TestPlatform>
);
const link = (name: string) => screen.getByRole('link', { name });

describe('ShareActions', () => {
  it.each([
    ['copies the page address and says so', () => Promise.resolve(), 'alert', ['Link copied to clipboard!']],
    [
      'shows it when copying is not allowed',
      () => Promise.reject(),
      'prompt',
      ['Copy this link:', location.href],
    ],
  ] as const)('D09 %s', async (_, write, way, words) => {
    render(actions);
    const shown = jest.spyOn(window, way).mockImplementation();
    const writeText = jest.fn(write);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

    await userEvent.click(screen.getByRole('button', { name: 'Copy Link' }));

    expect(writeText).toHaveBeenCalledWith(location.href);
    expect(shown.mock.calls).toEqual([words]);
  });

  it('D10 D14 D23 X06 mails the address with the title as subject, sends both by WhatsApp, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    render(actions);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const address = encodeURIComponent(location.href);

    expect(print).toHaveBeenCalledTimes(1);
    expect(link('Email')).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent(title)}&body=${address}`,
    );
    expect(link('WhatsApp')).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${title} `)}${address}`,
    );
    expect(renderToString(actions)).toContain('body=http%3A%2F%2Fsite.example%2Fproperty%2F1');
  });
});
