import { office } from '@dosmares/content/office';
import { from, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columns, label } from '../sections/columns.ts';

const list = css`
  ${columns(8, { tablet: [2, 8], desktop: [1, 8] })};
  align-content: start;

  ${from.tablet} {
    row-gap: ${space(10)};
  }

  ${from.desktop} {
    row-gap: ${space(8)};
  }

  & dt {
    ${label(2)};
  }

  & a {
    ${type.subheading};
    text-decoration-color: ${surface('rule')};
  }

  & a:hover {
    text-decoration-color: currentColor;
  }
`;

const daysStyles = css`
  display: block;
  color: ${surface('quiet')};

  p + p > & {
    margin-top: ${space(2)};
  }
`;

/** Address, phone, e-mail and hours of the office (C01). */
export function OfficeDetails() {
  return (
    <dl css={list}>
      <Detail name="Visit">
        <address>{office.address}</address>
      </Detail>
      <Detail name="Call">
        <a href={office.phoneHref}>{office.phone}</a>
      </Detail>
      <Detail name="Write">
        <a href={office.emailHref}>{office.email}</a>
      </Detail>
      <Detail name="Office hours">
        {office.hours.map(({ days, opens, closes, zone }) => (
          <p key={days}>
            <span css={daysStyles}>{days} </span>
            {`${opens} to ${closes} ${zone}`}
          </p>
        ))}
      </Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
