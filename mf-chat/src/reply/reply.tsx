import { Link, useConfig } from '@dosmares/platform';
import { colour, space, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Language } from '../language.ts';
import { words } from '../words.ts';
import { type Token, tokens } from './tokens.ts';

const linkStyles = css`
  color: ${colour('navy')};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: ${colour('gold')};
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;

  &:hover {
    text-decoration-color: currentColor;
  }
`;

const contactStyles = css`
  ${linkStyles};
  white-space: nowrap;
`;
const lineStyles = css`
  display: block;

  & + & {
    margin-top: ${space(3)};
  }
`;

interface ReplyProps {
  text: string;
  language: Language;
  onFollow: () => void;
}

/** A reply as text with safe links; never as markup (X05). */
export function Reply({ text, language, onFollow }: ReplyProps) {
  const { siteOrigin } = useConfig();
  const lines = text.split('\n').filter((line) => line.trim() !== '');

  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes, so a line's place is its identity
    <span key={place} css={lineStyles}>
      {tokens(line, { siteOrigin, language }).map((token, index, all) => (
        <Piece
          key={token.at}
          token={token}
          isRepeated={isRepeated(all, index)}
          view={words[language].view}
          onFollow={onFollow}
        />
      ))}
    </span>
  ));
}

interface PieceProps {
  token: Token;
  isRepeated: boolean;
  view: string;
  onFollow: () => void;
}

function Piece({ token, isRepeated, view, onFollow }: PieceProps) {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'page')
    return (
      <Link css={linkStyles} to={token.to} onClick={onFollow}>
        {isRepeated ? view : token.text}
        {isRepeated && <VisuallyHidden> {token.text}</VisuallyHidden>}
      </Link>
    );
  const outside = token.kind === 'outside' && { target: '_blank', rel: 'noopener noreferrer' };

  return (
    <a css={contactStyles} href={token.href} {...outside}>
      {token.text}
    </a>
  );
}

/** Returns whether a link follows a sentence that has already said its name. */
function isRepeated(all: readonly Token[], index: number) {
  const before = all
    .slice(0, index)
    .map(({ text }) => text)
    .join('');

  return /[.!?]\s*$/.test(before) && before.includes(all[index]?.text ?? '');
}
