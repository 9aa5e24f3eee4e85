import type { SlotName, SlotProps } from '@dosmares/contracts/remote';
import { Link, Slot } from '@dosmares/platform';
import { Section, type SectionProps, textLink } from '@dosmares/ui';
import { ArrowRight, from, Icon, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/** Height of the content in steps of the scale: it may arrive late, and nothing must move then. */
type Room = readonly [phone: number, tablet: number, desktop: number, wide: number];

const roomStyles = ([phone, tablet, desktop, wide]: Room) => css`
  --room: ${space(phone)};
  ${from.tablet} { --room: ${space(tablet)}; }
  ${from.desktop} { --room: ${space(desktop)}; }
  ${from.wide} { --room: ${space(wide)}; }
`;

interface RemoteSectionProps<Name extends SlotName> extends Pick<SectionProps, 'tone' | 'eyebrow' | 'title'> {
  slot: Name;
  props: SlotProps[Name];
  room: Room;
  all: { to: string; text: string };
  away: string;
}

/** A section of a page whose content another application shows, with the way to all of it. */
export function RemoteSection<Name extends SlotName>(section: RemoteSectionProps<Name>) {
  const { slot, props, room, all, away, ...head } = section;
  const wayOn = (
    <Link css={textLink} to={all.to}>
      {all.text}
      <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
    </Link>
  );

  return (
    <Section css={roomStyles(room)} {...head} action={wayOn}>
      <Slot name={slot} props={props} minHeight="var(--room)" fallbackTitle={away} />
    </Section>
  );
}
