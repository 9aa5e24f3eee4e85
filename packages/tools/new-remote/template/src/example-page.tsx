import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { Section } from '@dosmares/ui';

/** The page at /example. */
export default function ExamplePage() {
  return (
    <Section headingLevel={1} title="Example" lead="A page of its own team.">
      <p>
        Here stands what the page is about. Search engines and visitors without scripts read exactly this, so
        a page says in words what it shows. The team ships it alone, by its own token, and nobody else's page
        changes with it. Take these lines away once there is something to say.
      </p>
    </Section>
  );
}

/** What the page tells search engines and the browser. */
export const head = (): Head => ({
  title: 'Example | Dos Mares Estates',
  description: 'Example at Dos Mares Estates.',
  canonical: '/example',
  jsonLd: [breadcrumbs(['Example', '/example'])],
});
