import type { Head } from '@dosmares/contracts/remote';
import { Section } from '@dosmares/ui';

/** The page at /example. */
export default function ExamplePage() {
  return <Section headingLevel={1} title="Example" lead="A page of its own team." />;
}

/** What the page tells search engines and the browser. */
export const head = (): Head => ({
  title: 'Example | Dos Mares Estates',
  description: 'Example at Dos Mares Estates.',
  canonical: '/example',
});
