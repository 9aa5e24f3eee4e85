import { endpoints } from '@dosmares/contracts/endpoints';
import { type PageModule, type RouteEntry, splitAddress } from '@dosmares/contracts/remote';
import type { SiteConfig } from '@dosmares/contracts/site/config';
import { createMatcher, isPattern, reloadPath, siteRoutes } from '@dosmares/contracts/site/routes';
import { PlatformProvider, type PlatformServices } from '@dosmares/platform';
import { Container, rootCss, Section } from '@dosmares/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

type Modules = ((file: string) => PageModule | { default: ComponentType<object> }) & { keys: () => string[] };

/** Shows one remote without the shell: each of its pages at its path, and at any other a list of them. */
export async function mount(name: string, routes: readonly RouteEntry[], modules: Modules) {
  const config = (await (await fetch('/config.json')).json()) as SiteConfig;
  const style = document.createElement('style');
  style.textContent = rootCss;
  document.head.append(style);
  new EventSource(reloadPath).onmessage = () => location.reload();

  const exposed = modules.keys().map((file) => ({ expose: file.slice(2, -4), module: modules(file) }));
  const slots = exposed.filter(({ module }) => !('head' in module) && 'default' in module);
  const site = siteRoutes([{ name, routes }]);
  const match = createMatcher(site);

  const moduleOf = (expose: string) => exposed.find((one) => one.expose === expose)?.module as PageModule;

  function Page() {
    const { pathname } = useLocation();
    const found = match(pathname);
    if (!found)
      return <Start name={name} paths={site.map(({ path }) => path).filter((one) => !isPattern(one))} />;

    const { expose } = splitAddress(found.address);
    const { default: Content } = moduleOf(expose);

    return <Content params={found.params} />;
  }

  createRoot(document.getElementById('root') as HTMLElement).render(
    <PlatformProvider services={servicesFor(config, slots)}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </PlatformProvider>,
  );
}

function Start({ name, paths }: { name: string; paths: readonly string[] }) {
  return (
    <Container>
      <Section title={`${name}, alone`} headingLevel={1}>
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
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
      owner: (address) => ({ application: splitAddress(address).application, version: 'alone' }),
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
