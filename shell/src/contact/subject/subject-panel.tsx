import type { ViewingWish } from '@dosmares/content/half-days';
import { colour, from, Icon, Picture, space, type, X } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Subject } from './subject.ts';
import { WishFields } from './wish-fields.tsx';

export { aboutOf, mistakeInDay, subjectOf } from './subject.ts';

const cardStyles = css`
  display: grid;
  grid-template-columns: ${space(22)} minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border-top: 1px solid ${colour('gold')};
  background: ${colour('sand')};

  ${from.tablet} {
    grid-template-columns: ${space(36)} minmax(0, 1fr) auto;
    gap: ${space(6)};
  }

  &[data-upright] {
    grid-template-columns: ${space(20)} minmax(0, 1fr) auto;
  }
`;

const titleStyles = css`
  ${type.price};
  color: ${colour('navy')};
`;

const lineStyles = css`
  ${type.small};
  color: ${colour('slate')};
`;

const removeStyles = css`
  display: grid;
  place-items: center;
  align-self: start;
  width: ${space(11)};
  height: ${space(11)};
  border: 0;
  color: ${colour('navy')};
  background: none;
  cursor: pointer;
`;

interface SubjectPanelProps {
  subject: Subject;
  wishes: readonly ViewingWish[];
  disabled: boolean;
  onWishes: (wishes: readonly ViewingWish[]) => void;
  onTakeOff: () => void;
}

/** The subject of the message as a card that can be removed, and below it the times for a viewing (C20, V01). */
export function SubjectPanel({ subject, wishes, disabled, onWishes, onTakeOff }: SubjectPanelProps) {
  const { picture, ratio, title, lines, viewing } = subject;

  return (
    <>
      <section
        css={cardStyles}
        aria-label="Your message is about"
        data-wide=""
        data-subject=""
        data-upright={ratio === '4 / 5' ? '' : undefined}
      >
        <Picture picture={picture} sizes="144px" ratio={ratio} />
        <div>
          <p css={titleStyles}>{title}</p>
          {lines.map((line) => (
            <p css={lineStyles} key={line}>
              {line}
            </p>
          ))}
        </div>
        <button
          type="button"
          css={removeStyles}
          disabled={disabled}
          aria-label={`Remove ${title}`}
          onClick={onTakeOff}
        >
          <Icon of={X} size={20} aria-hidden="true" />
        </button>
      </section>
      {viewing && <WishFields wishes={wishes} disabled={disabled} onChange={onWishes} />}
    </>
  );
}
