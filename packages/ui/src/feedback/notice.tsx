import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CircleCheck, Icon, TriangleAlert } from '../brand/icon.tsx';
import { colour, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

interface NoticeProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

const noticeStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  align-items: start;
  padding: ${space(4)} ${space(5)};
  border: 1px solid currentColor;
  border-radius: 2px;
  background-color: ${colour('ivory')};

  & .lucide {
    translate: 0 2px;
  }
`;

const tones = {
  success: { icon: CircleCheck, text: colour('success') },
  alert: { icon: TriangleAlert, text: colour('alert') },
} as const;

/** A confirmation in green or a failure in red (C15, C17), always with an icon and words. */
export function Notice({ tone, children }: NoticeProps) {
  const { icon, text } = tones[tone];

  return (
    <div css={[noticeStyles, { color: text }]}>
      <Icon of={icon} size={20} />
      <div>{children}</div>
    </div>
  );
}

/** The small print of a form (C05, AG14). */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <p css={[type.note, { maxWidth: space(130) }]}>{children}</p>
);
