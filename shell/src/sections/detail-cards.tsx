import { columns, Dialog, lazy, textLink, useLazy, wholeCardLink } from '@dosmares/ui';
import { ArrowRight, colour, ease, Icon, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useState } from 'react';
import { label } from './styles.ts';

/** A card that opens a dialog: the card's text, and the dialog's, with a tab for each part if there are several. */
export interface DetailCopy {
  title: string;
  year?: number;
  summary: string;
  parts: Readonly<Record<string, readonly string[]>>;
}

const grids = {
  3: columns(10, { tablet: [3, 8], desktop: [3, 14] }),
  4: columns(10, { tablet: [2, 12], desktop: [4, 10] }),
};

const card = css`
  position: relative;
  ${columns(4)};
  grid-template-rows: subgrid;
  grid-row: span 3;
  align-content: start;
  padding-block: ${space(6)} ${space(2)};
  background:
    linear-gradient(${colour('gold')}, ${colour('gold')}) no-repeat 0 0 / ${space(12)} 1px,
    linear-gradient(${surface('rule')}, ${surface('rule')}) no-repeat 0 0 / 100% 1px;
  transition: background-size ${ease};

  &:hover,
  &:focus-within {
    background-size:
      100% 1px,
      100% 1px;
  }
`;

const opener = css`
  ${type.heading};
  ${wholeCardLink};
  text-align: start;
`;

const more = css`
  ${textLink};
  ${type.small};
  justify-self: start;
`;

/** Cards that each open a dialog, on its first tab where it has several (H08, A02, A03, A06). */
export function DetailCards({ cards, columns: count }: { cards: readonly DetailCopy[]; columns: 3 | 4 }) {
  const [opened, open] = useState<DetailCopy>();

  return (
    <>
      <ul css={grids[count]}>
        {cards.map((detail) => (
          <li css={card} key={detail.title}>
            <h3>
              {detail.year && <span css={[label(2), { display: 'block' }]}>{detail.year}</span>}
              <button css={opener} type="button" aria-haspopup="dialog" onClick={() => open(detail)}>
                {detail.title}
              </button>
            </h3>
            <p css={{ color: surface('quiet') }}>{detail.summary}</p>
            <span css={more} aria-hidden data-script="needed">
              Read more
              <Icon of={ArrowRight} size={16} />
            </span>
          </li>
        ))}
      </ul>
      <noscript>
        {cards.map((detail) => (
          <DetailText key={detail.title} {...detail} />
        ))}
      </noscript>
      <DetailDialog opened={opened} close={() => open(undefined)} />
    </>
  );
}

// The tabs' library is not needed to read a page.
const lazyTabs = lazy(async () => (await import('./tabs.ts')).Tabs);

function DetailDialog({ opened, close }: { opened: DetailCopy | undefined; close: () => void }) {
  const Tabs = useLazy(lazyTabs, opened !== undefined || 'when idle');
  const { title = '', parts = {} } = opened ?? {};
  const tabs = Object.entries(parts).map(([label, paragraphs]) => ({
    label,
    content: <Prose paragraphs={paragraphs} />,
  }));

  return (
    <Dialog title={title} isOpen={opened !== undefined && Tabs !== undefined} onDismiss={close}>
      {Tabs && tabs.length > 1 ? <Tabs label={title} tabs={tabs} /> : tabs[0]?.content}
    </Dialog>
  );
}

/** The text of a dialog in the page, for visitors without script. */
function DetailText({ title, parts }: DetailCopy) {
  return Object.entries(parts).map(([label, paragraphs]) => (
    <section css={{ marginTop: space(6) }} key={label}>
      <h4>{`${title}: ${label}`}</h4>
      <Prose paragraphs={paragraphs} />
    </section>
  ));
}

const prose = css`
  ${columns(4)};
  max-width: 60ch;
`;

const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div css={prose}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
