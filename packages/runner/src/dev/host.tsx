import type { SiteConfig } from '@dosmares/contracts/config';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { PageModule, Params, RouteEntry } from '@dosmares/contracts/remote';
import { PlatformProvider, type PlatformServices } from '@dosmares/platform';
import { Container, rootCss, Section } from '@dosmares/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider, useParams } from 'react-router-dom';

type Modules = ((file: string) => PageModule | { default: ComponentType<object> }) & { keys: () => string[] };

/** Shows one remote without the shell: a start page that lists its pages and slots, and each of them at an address. */
export async function mount(name: string, routes: readonly RouteEntry[], modules: Modules) {
  const config = (await (await fetch('/config.json')).json()) as SiteConfig;
  const style = document.createElement('style');
  style.textContent = rootCss;
  document.head.append(style);
  new EventSource('/_dev/changes').onmessage = () => location.reload();

  const exposed = modules.keys().map((file) => ({ expose: file.slice(2, -4), module: modules(file) }));
  const pages = routes.map(({ path, expose }) => ({ path, element: <Page module={moduleOf(expose)} /> }));
  const slots = exposed.filter(({ module }) => !('head' in module) && 'default' in module);
  const router = createBrowserRouter([
    { path: '/_start', element: <Start name={name} routes={routes} /> },
    ...pages,
  ]);

  function moduleOf(expose: string) {
    return exposed.find((one) => one.expose === expose)?.module as PageModule;
  }

  if (location.pathname === '/') void router.navigate('/_start', { replace: true });
  createRoot(document.getElementById('root') as HTMLElement).render(
    <PlatformProvider services={servicesFor(config, slots)}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
}

function Page({ module: { default: Content } }: { module: PageModule }) {
  return <Content params={useParams() as Params} />;
}

function Start({ name, routes }: { name: string; routes: readonly RouteEntry[] }) {
  const addresses = routes.flatMap(
    ({ path, values }) => values?.map((value) => path.replace(/:\w+/, value)) ?? [path],
  );

  return (
    <Container>
      <Section title={`${name}, alone`} headingLevel={1}>
        <ul>
          {addresses.map((address) => (
            <li key={address}>
              <Link to={address}>{address}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}

/** Real calls to the API; toasts go to the console; a slot of another remote is an outline with its name. */
function servicesFor(
  config: SiteConfig,
  own: readonly { expose: string; module: object }[],
): PlatformServices {
  return {
    config,
    post: async (endpoint, body) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await fetch(`${config.apiOrigin}${endpoints[endpoint]}`, request).catch(
        () => undefined,
      );

      return {
        ok: response?.ok ?? false,
        status: response?.status ?? 0,
        body: await response?.json().catch(() => undefined),
      };
    },
    toast: ({ tone, title, text }) => console.info(tone, title, text),
    chat: { isOpen: () => false, open: () => {}, close: () => {}, subscribe: () => () => {} },
    slots: {
      get: (address) => {
        const found = own.find(({ expose }) => address.endsWith(`/${expose}`))?.module as
          | { default: unknown }
          | undefined;

        return found ?? { default: () => <p>The slot {address} is here.</p> };
      },
      forget: () => {},
      owner: (address) => ({ application: address.split('/')[0] ?? '', version: 'alone' }),
      Fallback,
      Loading,
      report: (address, error) => console.error(address, error),
    },
  };
}

function Fallback({ retry }: { retry: () => void }) {
  return (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
}

function Loading() {
  return <p>Loading</p>;
}
