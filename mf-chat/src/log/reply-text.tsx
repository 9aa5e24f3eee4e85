import type { ChatLink } from '@dosmares/contracts/chat';
import { Link } from '@dosmares/platform';
import { colour, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Message } from '../message.ts';

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
  &:not([href^='/']) {
    white-space: nowrap;
  }
`;
const belowStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-top: ${space(2)};
`;

interface ReplyTextProps extends Pick<Message, 'content' | 'links' | 'cards'> {
  onFollow: () => void;
}

/** A message as plain text, never markup (X05), with links at their labels or below it, unless a card has them. */
export function ReplyText({ content, links = [], cards = [], onFollow }: ReplyTextProps) {
  const unlisted = links.filter(({ href }) => !cards.some((card) => card.href === href));
  const pieces = piecesOf(content, unlisted);
  const below = unlisted.filter((link) => !pieces.includes(link));
  const show = (piece: string | ChatLink, index: number) =>
    typeof piece === 'string' ? (
      // A streamed text grows, so it has an element of its own: a browser's translation replaces bare text.
      <span key={index}>{piece}</span>
    ) : (
      <ReplyLink key={piece.href} link={piece} onFollow={onFollow} />
    );

  return (
    <>
      {pieces.map(show)}
      {below.length > 0 && <span css={belowStyles}>{below.map(show)}</span>}
    </>
  );
}

/** Splits a text at the labels of links; each link is used once. */
function piecesOf(text: string, links: readonly ChatLink[]): (string | ChatLink)[] {
  const link = links.find(({ label }) => text.includes(label));
  if (!link) return [text];

  const at = text.indexOf(link.label);
  const others = links.filter((each) => each !== link);
  const before = piecesOf(text.slice(0, at), others);
  const left = others.filter((each) => !before.includes(each));

  return [...before, link, ...piecesOf(text.slice(at + link.label.length), left)];
}

function ReplyLink({ link: { kind, label, href }, onFollow }: { link: ChatLink; onFollow: () => void }) {
  if (kind === 'page')
    return (
      <Link css={linkStyles} to={href} onClick={onFollow}>
        {label}
      </Link>
    );

  return (
    <a
      css={linkStyles}
      href={href}
      {...(kind === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </a>
  );
}
