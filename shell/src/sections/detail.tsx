import { Dialog, later, StylesAhead, space, useLater } from '@dosmares/ui';
import { css } from '@emotion/react';

/** A card that opens a dialog: the card's text, and the dialog's, with a tab for each part if there are several. */
export interface DetailCopy {
  title: string;
  /** The year that the card is about. */
  year?: number;
  summary: string;
  /** Paragraphs by the name of their part. */
  parts: Readonly<Record<string, readonly string[]>>;
}

// Visitors do not need the tabs' library to read a page.
const lazyTabs = later(() => import('./tabs.ts'));

/** The dialog of the opened card. It loads what it needs once the cards are near, or one is opened. */
export function DetailDialog({ opened, close }: { opened: DetailCopy | undefined; close: () => void }) {
  const { Tabs, tabsStyles = [] } = useLater(lazyTabs, opened !== undefined || 'when idle') ?? {};
  const { title = '', parts = {} } = opened ?? {};
  const tabs = Object.entries(parts).map(([label, paragraphs]) => ({
    label,
    content: <Prose paragraphs={paragraphs} />,
  }));

  return (
    <>
      <StylesAhead of={[...tabsStyles, proseStyles]} />
      <Dialog title={title} isOpen={opened !== undefined && Tabs !== undefined} onDismiss={close}>
        {Tabs && tabs.length > 1 ? <Tabs label={title} tabs={tabs} /> : tabs[0]?.content}
      </Dialog>
    </>
  );
}

const written = css`
  margin-top: ${space(6)};
`;

/** The same words in the page, for visitors who cannot open the dialog. */
export function WrittenOut({ title, parts }: DetailCopy) {
  return Object.entries(parts).map(([label, paragraphs]) => (
    <section css={written} key={label}>
      <h4>{`${title}: ${label}`}</h4>
      <Prose paragraphs={paragraphs} />
    </section>
  ));
}

const proseStyles = css`
  display: grid;
  gap: ${space(4)};
  max-width: 60ch;
`;

const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div css={proseStyles}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
