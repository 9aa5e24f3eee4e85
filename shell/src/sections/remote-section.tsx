import type { SlotName, SlotProps } from '@dosmares/contracts/remote';
import { Link, Slot } from '@dosmares/platform';
import { ArrowRight, Icon, Section, type SectionProps, textLink } from '@dosmares/ui';

interface RemoteSectionProps<Name extends SlotName> extends Pick<SectionProps, 'tone' | 'eyebrow' | 'title'> {
  slot: Name;
  props: SlotProps[Name];
  all: { to: string; text: string };
  away: string;
}

/** A section of a page whose content another application shows, with the way to all of it. */
export function RemoteSection<Name extends SlotName>(section: RemoteSectionProps<Name>) {
  const { slot, props, all, away, ...head } = section;
  const wayOn = (
    <Link css={textLink} to={all.to}>
      {all.text}
      <Icon of={ArrowRight} className="lucide-arrow-right" size={18} aria-hidden />
    </Link>
  );

  return (
    <Section {...head} action={wayOn}>
      <Slot name={slot} props={props} minHeight="40rem" fallbackTitle={away} />
    </Section>
  );
}
