import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Served } from './served.tsx';

const load = jest.fn(async () => ({ default: () => <p>Told once</p> }));
const Words = lazy(load);
const part = (
  <Served>
    <Words />
  </Served>
);

describe('Served', () => {
  beforeEach(() => load.mockClear());

  it('P13 leaves its served HTML as it is, and loads nothing for it', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<div><!--$--><p>Told once</p><!--/$--></div>';
    const complaints = jest.fn();
    document.body.append(page);

    const root = await act(async () => hydrateRoot(page, part, { onRecoverableError: complaints }));
    await act(async () => root.render(part));

    expect(screen.getByText('Told once')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  it('P13 is loaded in a page that was not served', async () => {
    render(part);

    expect(await screen.findByText('Told once')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
