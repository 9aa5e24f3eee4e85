import type { SlotName, SlotProps } from '@dosmares/contracts/remote';
import { Link, Slot } from '@dosmares/platform';
import { Section, type SectionProps, textLink } from '@dosmares/ui';
import { ArrowRight, from, Icon, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/** Heights reserved for the content, in steps of the spacing scale: nothing may move when it arrives late. */
type Heights = readonly [phone: number, tablet: number, desktop: number, wide: number];

const heightStyles = ([phone, tablet, desktop, wide]: Heights) => css`
  --height: ${space(phone)};
  ${from.tablet} { --height: ${space(tablet)}; }
  ${from.desktop} { --height: ${space(desktop)}; }
  ${from.wide} { --height: ${space(wide)}; }
`;

interface RemoteSectionProps<Name extends SlotName> extends Pick<SectionProps, 'tone' | 'eyebrow' | 'title'> {
  slot: Name;
  props: SlotProps[Name];
  heights: Heights;
  all: { to: string; text: string };
  fallbackTitle: string;
}

/** A section whose content another application shows, with a link to all of it. */
export function RemoteSection<Name extends SlotName>(section: RemoteSectionProps<Name>) {
  const { slot, props, heights, all, fallbackTitle, ...head } = section;
  const moreLink = (
    <Link css={textLink} to={all.to}>
      {all.text}
      <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
    </Link>
  );

  return (
    <Section css={heightStyles(heights)} {...head} action={moreLink}>
      <Slot name={slot} props={props} minHeight="var(--height)" fallbackTitle={fallbackTitle} />
    </Section>
  );
}
