import { FirstViewEnd } from '@dosmares/ui';
import { from, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Charts } from './charts/charts.tsx';
import { NewListings } from './listings/new-listings.tsx';
import { Overview } from './overview/overview.tsx';
import { Subscribe } from './subscribe/subscribe.tsx';
import { LinkBar } from './top/link-bar.tsx';
import { ReportHeader } from './top/report-header.tsx';
import { Title } from './top/title.tsx';

export { head } from './head.ts';

/* Keeps fragment targets and focused elements clear of the report's own bar where it is below the site's. */
const pageStyles = css`
  ${from.desktop} {
    & :is(section[id], a, button, input, summary) {
      scroll-margin-top: ${space(12)};
    }
  }
`;

/** The market report (G08, M01-M17). */
export default function ReportPage() {
  return (
    <div css={pageStyles}>
      <LinkBar />
      <ReportHeader />
      <Title />
      <Overview />
      <FirstViewEnd />
      <Charts />
      <NewListings />
      <Subscribe />
    </div>
  );
}
