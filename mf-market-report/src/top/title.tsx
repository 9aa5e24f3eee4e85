import { marketReport } from '@dosmares/content/market-report';
import { openingPicture } from '@dosmares/content/pictures/brand';
import { buttonStyles, Hero } from '@dosmares/ui';
import { ArrowDown, Icon } from '@dosmares/ui/brand';
import { longDate } from '../format.ts';

export function Title() {
  return (
    <Hero
      picture={{ ...openingPicture('inner-bay'), alt: '' }}
      night={1}
      label={
        <>
          As of <time dateTime={marketReport.asOf}>{longDate(marketReport.asOf)}</time>
        </>
      }
      title="Cabo San Lucas: Market Report"
      lead="Get monthly market reports delivered to your inbox."
    >
      <a href="#subscribe" css={buttonStyles('gold')}>
        Sign Up for Market Reports
        <Icon of={ArrowDown} size={18} />
      </a>
    </Hero>
  );
}
