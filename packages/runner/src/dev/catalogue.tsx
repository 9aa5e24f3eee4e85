import type { ApiMood, Catalogue, CatalogueState } from '@dosmares/contracts/catalogue';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { SiteConfig } from '@dosmares/contracts/site/config';
import type { Answer, Post } from '@dosmares/platform';
import { TestPlatform } from '@dosmares/platform/testing';
import { Container, rootCss, Section, space, textLink, VisuallyHidden } from '@dosmares/ui';
import { createRoot } from 'react-dom/client';

/** Shows the part and state in the address, or a list of all. */
export async function mount(name: string, catalogue: Catalogue) {
  const config = (await (await fetch('/config.json')).json()) as SiteConfig;
  const style = document.createElement('style');
  style.textContent = rootCss;
  document.head.append(style);
  const address = new URLSearchParams(location.search);
  const [part, state] = [address.get('part') ?? '', address.get('state') ?? ''];
  const found = catalogue[part]?.[state];
  document.title = found ? `${part}, ${state}` : `The parts of ${name}`;
  for (const [key, value] of Object.entries(found?.kept ?? {}))
    sessionStorage.setItem(key, JSON.stringify(value));

  createRoot(document.getElementById('root') as HTMLElement).render(
    found ? (
      <Shown config={config} state={found} part={part} name={state} />
    ) : (
      <All title={document.title} catalogue={catalogue} />
    ),
  );
}

interface ShownProps {
  config: SiteConfig;
  state: CatalogueState;
  part: string;
  /** The state's name. */
  name: string;
}

/** A part that is not a page gets a heading above it, as it has in pages. */
function Shown({ config, state, part, name }: ShownProps) {
  const { Show, at, api } = state;

  return (
    <TestPlatform
      path={at ?? '/'}
      config={config}
      post={api ? moods[api] : postTo(config.apiOrigin)}
      toast={(toast) => console.info(toast)}
      slots={{ get: (address) => ({ default: () => <p>The slot {address} is here.</p> }) }}
    >
      <main id="content">
        {!at && (
          <VisuallyHidden>
            <h1>{part}</h1>
            <h2>{name}</h2>
          </VisuallyHidden>
        )}
        <Show />
      </main>
    </TestPlatform>
  );
}

function All({ title, catalogue }: { title: string; catalogue: Catalogue }) {
  return (
    <main>
      <Container>
        <Section title={title} headingLevel={1}>
          {Object.entries(catalogue).map(([part, states]) => (
            <section key={part} css={partStyles}>
              <h2>{part}</h2>
              <ul>
                {Object.keys(states).map((state) => (
                  <li key={state}>
                    <a css={textLink} href={`/?${new URLSearchParams({ part, state })}`}>
                      {state}
                      <VisuallyHidden> of {part}</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Section>
      </Container>
    </main>
  );
}

const partStyles = {
  marginBottom: space(10),
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space(3)} ${space(8)}`,
    marginBlock: `${space(3)} 0`,
    padding: 0,
    listStyle: 'none',
  },
} as const;

const nothing: Answer = { ok: false, status: 0, body: undefined };

const moods: Readonly<Record<ApiMood, Post>> = {
  'is away': async () => nothing,
  'is slow': () => new Promise(() => {}),
  refuses: async () => ({ ok: false, status: 422, body: { success: false } }),
};

const postTo =
  (origin: string): Post =>
  async (endpoint, body, { headers, read = (response: Response) => response.json() } = {}) => {
    try {
      const response = await fetch(`${origin}${endpoints[endpoint]}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

      return { ok: response.ok, status: response.status, body: await read(response) };
    } catch {
      return nothing;
    }
  };
