import { office } from '@dosmares/content/office';
import { Container, columns } from '@dosmares/ui';
import { colour, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { SubscribeForm } from './subscribe-form.tsx';

const bandStyles = css`
  padding-block: clamp(${space(16)}, 10vw, ${space(32)});
  background: ${colour('ivory')};
  outline: none;
`;

const gridStyles = css`
  ${columns(10, { desktop: ['minmax(0, 5fr) minmax(0, 7fr)', 24] })};
  align-items: start;
`;

/** The end of the report: how to get the next one (M03, M15). */
export function Subscribe() {
  return (
    <section id="subscribe" tabIndex={-1} css={bandStyles} aria-labelledby="subscribe-title">
      <Container css={gridStyles}>
        <div>
          <h2 id="subscribe-title" css={type.title}>
            The next report
          </h2>
          <p css={[type.lead, { marginTop: space(4), color: surface('quiet') }]}>
            A new report appears on this page each month. To have it sent to you, write to{' '}
            <a href={office.emailHref}>{office.email}</a>; what you enter here stays in your browser.
          </p>
        </div>
        <div>
          <SubscribeForm />
          <noscript>
            <p css={{ marginTop: space(6) }}>
              This form needs JavaScript. Write to <a href={office.emailHref}>{office.email}</a> instead.
            </p>
          </noscript>
        </div>
      </Container>
    </section>
  );
}
