import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { served } from './served.tsx';

const load = jest.fn(async () => () => <p>Told once</p>);
const Words = served(load);

it('P13 a served part leaves its HTML as it is, and loads nothing for it', async () => {
  const onRecoverableError = jest.fn();
  document.body.innerHTML = '<div><!--$--><p>Told once</p><!--/$--></div>';

  const root = await act(async () => hydrateRoot(document.body, <Words />, { onRecoverableError }));
  await act(async () => root.render(<Words />));

  expect(screen.getByText('Told once')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
