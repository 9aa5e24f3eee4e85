import { RemoteSection } from '../sections/remote-section.tsx';

/** Three listings from their own application (H04), and the way to all of them (H05). */
export const Featured = () => (
  <RemoteSection
    slot="mf-listings/featured-grid"
    props={{ headingLevel: 3 }}
    room={{ phone: 410, tablet: 224, desktop: 131 }}
    eyebrow="Selected this season"
    title="Featured Properties"
    all={{ to: '/properties', text: 'View All Properties' }}
    away="The featured properties are away for a moment"
  />
);
