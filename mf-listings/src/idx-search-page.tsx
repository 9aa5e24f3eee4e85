import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { useConfig } from '@dosmares/platform';
import { Section } from '@dosmares/ui';
import { space } from '@dosmares/ui/brand';
import { ExternalFrame } from './search/external-frame.tsx';

export default function IdxSearchPage() {
  const { mlsSearchUrl } = useConfig();

  return (
    <Section
      css={{ paddingTop: `clamp(${space(12)}, 6vw, ${space(20)})` }}
      eyebrow="Properties"
      title="MLS Property Search"
      headingLevel={1}
      lead="The regional multiple listing service, which we helped to found, with its own search by its own rules."
    >
      <ExternalFrame
        title="MLS property search"
        address={mlsSearchUrl}
        height={850}
        linkText="Open the MLS search in a new window"
      />
    </Section>
  );
}

export const head = (): Head => ({
  title: pageTitle('MLS Property Search'),
  description: 'The regional multiple listing service of Baja California Sur, with its own search.',
  canonical: '/idx-search',
  jsonLd: [breadcrumbs(['MLS Property Search', '/idx-search'])],
});
