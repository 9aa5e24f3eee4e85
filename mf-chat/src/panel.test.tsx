import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering, ask, box, openPanel, says } from './testing/panel-in-a-page.tsx';

const links = [{ kind: 'page' as const, label: 'Corridor Villa', href: '/property/2' }];

describe('Panel', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('CH01 ignores an Escape that was handled elsewhere, and leaves the focus where the visitor has put it', async () => {
    await openPanel();
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();

    const link = screen.getByRole('link', { name: 'Elsewhere' });
    link.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });

  it('closes when the focus moves to an element that it covers', async () => {
    await openPanel();
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    const hit = jest.spyOn(document, 'elementFromPoint').mockReturnValue(link);
    link.focus();
    await nextFrame();
    expect(screen.getByRole('dialog')).toBeVisible();

    hit.mockReturnValue(box());
    link.blur();
    link.focus();
    await nextFrame();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link).toHaveFocus();
  });

  it('CH01 is a modal sheet on phones, and closes when a link is followed', async () => {
    const phone = { ...matchMedia(''), addEventListener() {}, removeEventListener() {} };
    const isPhone = (query: string) => ({ ...phone, matches: query.includes('max-width') });
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(isPhone);
    await ask(answering(says('See Corridor Villa', { links })));

    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(box()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'New conversation' })).toHaveFocus();

    await userEvent.click(screen.getByRole('link', { name: 'Corridor Villa' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });
});

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
