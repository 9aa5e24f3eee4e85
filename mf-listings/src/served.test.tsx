import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { served } from './served.tsx';

const load = jest.fn(async () => () => <p>Told once</p>);
const Words = served(load);

describe('a served part', () => {
  beforeEach(() => load.mockClear());

  it('P13 leaves its served HTML as it is, and loads nothing for it', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<div><!--$--><p>Told once</p><!--/$--></div>';
    const complaints = jest.fn();
    document.body.append(page);

    const root = await act(async () => hydrateRoot(page, <Words />, { onRecoverableError: complaints }));
    await act(async () => root.render(<Words />));

    expect(screen.getByText('Told once')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  it('P13 is loaded in a page that was not served', async () => {
    render(<Words />);

    expect(await screen.findByText('Told once')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
