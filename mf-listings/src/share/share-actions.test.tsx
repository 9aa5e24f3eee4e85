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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function setNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

describe('ShareActions', () => {
  let alert: jest.SpyInstance;

  beforeEach(() => {
    alert = jest.spyOn(window, 'alert').mockImplementation();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    jest.restoreAllMocks();
  });

  it('D09 copies the page address and says so', async () => {
    render(actions);
    const writeText = jest.fn().mockResolvedValue(undefined);
    setNavigator('clipboard', { writeText });

    await press('Copy Link');

    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(alert).toHaveBeenCalledWith('Link copied to clipboard!');
  });

  it('D09 shows the address when nothing may be copied, and claims nothing', async () => {
    const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
    render(actions);
    setNavigator('clipboard', { writeText: () => Promise.reject(new Error('denied')) });

    await press('Copy Link');

    expect(prompt).toHaveBeenCalledWith('Copy this link:', window.location.href);
    expect(alert).not.toHaveBeenCalled();
  });

  it('D10 X06 opens a mail draft with the title as subject and the page address as body', () => {
    render(actions);

    expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      `mailto:?subject=Exclusive%20Estate%20Investment&body=${encodeURIComponent(window.location.href)}`,
    );
  });

  it('D14 X06 offers to send the title and the page address by WhatsApp', () => {
    render(actions);

    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${title} ${window.location.href}`)}`,
    );
  });

  it('D10 mails the address of the site itself from HTML without scripts', () => {
    expect(renderToString(actions)).toContain('body=http%3A%2F%2Fsite.example%2Fproperty%2F1');
  });

  it('offers Share only where the browser can', async () => {
    const { unmount } = render(actions);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    unmount();

    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    setNavigator('share', share);
    render(actions);
    await press('Share');

    expect(share).toHaveBeenCalledWith({ title, url: window.location.href });
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    render(actions);

    await press('Print');

    expect(print).toHaveBeenCalledTimes(1);
  });
});
