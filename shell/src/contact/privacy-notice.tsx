import { privacyNotice } from '@dosmares/content/privacy';
import { Container, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { columns, label } from '../sections/columns.ts';

const band = css`
  padding-block: clamp(${space(14)}, 7vw, ${space(24)});
`;

const halves = columns(10, { desktop: ['4fr 7fr', 24] });

const since = css`
  ${type.small};
  margin-top: ${space(4)};
  color: ${surface('quiet')};
`;

const parts = css`
  display: grid;
  gap: ${space(8)};

  & dt {
    ${label(2)};
  }

  & dd {
    max-width: 62ch;
  }
`;

/** How visitors' data is handled, below the map of `/contact` (I40). */
export function PrivacyNotice() {
  return (
    <section id="privacy" tabIndex={-1} css={band} aria-labelledby="privacy-title">
      <Container css={halves}>
        <div>
          <h2 id="privacy-title" css={type.title}>
            {privacyNotice.title}
          </h2>
          <p css={since}>In force since {privacyNotice.since}.</p>
        </div>
        <dl css={parts}>
          {privacyNotice.parts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
