import { FirstViewEnd } from '@dosmares/ui';
import { Charts } from './charts/charts.tsx';
import { NewListings } from './listings/new-listings.tsx';
import { Overview } from './overview/overview.tsx';
import { Subscribe } from './subscribe/subscribe.tsx';
import { LinkBar } from './top/link-bar.tsx';
import { ReportHeader } from './top/report-header.tsx';
import { Title } from './top/title.tsx';

export { head } from './head.ts';

/** The market report (G08, M01-M17). */
export default function ReportPage() {
  return (
    <>
      <LinkBar />
      <ReportHeader />
      <Title />
      <Overview />
      <FirstViewEnd />
      <Charts />
      <NewListings />
      <Subscribe />
    </>
  );
}
