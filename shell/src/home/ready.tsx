import { brandPicture } from '@dosmares/content/pictures/brand';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, columns, PictureStage, settle } from '@dosmares/ui';
import { gutter, space, translucent, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

const invitations = [
  {
    title: 'Ready to Buy',
    text: 'Over 4,370 properties, from Cabo San Lucas to Loreto, in one search.',
    action: 'Search Properties',
    to: '/properties',
    picture: 'inner-coast',
    tone: 'gold',
  },
  {
    title: 'Ready to Sell',
    text: 'What your house is worth today, with the reasons written down.',
    action: 'Free Home Evaluation',
    to: contactAddress({ type: 'selling' }),
    picture: 'inner-estuary',
    tone: 'quietOnDark',
  },
] as const;

const pair = columns(0, { tablet: ['1fr 1fr', 0] });

const panel = css`
  ${settle};
  align-content: end;
  min-height: clamp(${space(110)}, 40vw, ${space(140)});
  padding: clamp(${space(16)}, 9vw, ${space(24)}) ${gutter};

  /* Aligned with the text of the page. */
  &:first-of-type {
    padding-inline-start: max(${gutter}, calc((100vw - ${width.page}) / 2));
  }
`;

const night = `${translucent('night', 0.9)}, ${translucent('night', 0.62)} 50%, ${translucent('night', 0.12)}`;

export function Ready() {
  return (
    <div css={pair}>
      {invitations.map(({ title, text, action, to, picture, tone }) => (
        <PictureStage
          css={panel}
          key={title}
          picture={{ ...brandPicture(picture), alt: '' }}
          sizes="(min-width: 768px) 60vw, 150vw"
          night={night}
        >
          <h2 css={type.title}>{title}</h2>
          <p css={[type.lead, { maxWidth: '36ch', marginBlock: `${space(4)} ${space(8)}` }]}>{text}</p>
          <div>
            <Link css={buttonStyles(tone)} to={to}>
              {action}
            </Link>
          </div>
        </PictureStage>
      ))}
    </div>
  );
}
