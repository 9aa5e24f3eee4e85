import { marketReport } from '@dosmares/content/market-report';
import { Link } from '@dosmares/platform';
import { Section, textLink } from '@dosmares/ui';
import { ArrowRight, Icon } from '@dosmares/ui/brand';
import { DashedTitle } from '../dashed-title.tsx';
import { ListingSlider } from './listing-slider.tsx';

/** Listings of the last 30 days (M09, M10). */
export function NewListings() {
  const all = (
    <Link to="/properties" css={textLink}>
      View all
      <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
    </Link>
  );

  return (
    <Section tone="sand" title={<DashedTitle>New Listings - Last 30 Days</DashedTitle>} action={all}>
      <ListingSlider listings={marketReport.listings} />
    </Section>
  );
}
