import type { ViewingWish } from '@dosmares/content/half-days';
import { colour, Icon, space, X } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Subject } from './subject.ts';
import { SubjectCard } from './subject-card.tsx';
import { WishFields } from './wish-fields.tsx';

export { aboutOf, mistakeInDay, subjectOf } from './subject.ts';
export { ViewingRequested } from './viewing-requested.tsx';

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

/** The subject of the message, as a removable card, and below it the times for a viewing (C20, V01). */
export function SubjectPanel({ subject, wishes, disabled, onWishes, onTakeOff }: SubjectPanelProps) {
  return (
    <>
      <SubjectCard subject={subject}>
        <button
          type="button"
          css={removeStyles}
          disabled={disabled}
          aria-label={`Remove ${subject.title}`}
          onClick={onTakeOff}
        >
          <Icon of={X} size={20} aria-hidden="true" />
        </button>
      </SubjectCard>
      {subject.viewing && (
        <WishFields
          wishes={wishes}
          onCall={subject.viewing === 'call'}
          disabled={disabled}
          onChange={onWishes}
        />
      )}
    </>
  );
}
