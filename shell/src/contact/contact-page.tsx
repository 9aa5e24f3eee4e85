import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { officeHours } from '@dosmares/content/opening-hours';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { privacyNotice } from '@dosmares/content/privacy';
import { officeJsonLd, pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { Container, columns, OpeningWords, Picture } from '@dosmares/ui';
import { from, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { label } from '../sections/styles.ts';
import { ContactForm } from './contact-form.tsx';
import { ByPurpose } from './for-viewing.tsx';
import { OfficeMap } from './office-map.tsx';

const estuary = brandPicture('inner-estuary');

export const head = (): Head => ({
  title: pageTitle('Contact'),
  description: `Call, write or visit Dos Mares Estates on Boulevard Marina in Cabo San Lucas. We respond ${answerTime.en} during business hours.`,
  canonical: '/contact',
  picture: estuary,
  jsonLd: [officeJsonLd(), breadcrumbs(['Contact', '/contact'])],
});

const pagePadding = `clamp(${space(14)}, 7vw, ${space(28)}) clamp(${space(16)}, 9vw, ${space(32)})`;
const parts = columns(14, { desktop: ['7fr 4fr', 24] });

const opening = css`
  ${parts};
  align-items: end;
  margin-bottom: clamp(${space(10)}, 5vw, ${space(18)});

  & h1 {
    ${type.hero};
    max-width: 12ch;
  }

  /* House and day belong in the first screen. */
  html[data-query*='viewing='] & h1 + p,
  html[data-query*='viewing='] & picture {
    display: none;
  }

  /* In two lines on every phone: in one, the heading's length would depend on the font that has arrived. */
  ${from.tablet} {
    html[data-query*='viewing='] & h1 {
      max-width: none;
    }
  }
`;

export default function ContactPage() {
  return (
    <>
      <Container css={{ paddingBlock: pagePadding }}>
        <div css={opening}>
          <OpeningWords
            eyebrow="Contact"
            headingLevel={1}
            title={<ByPurpose usual="Begin with a conversation" viewing="Schedule a viewing" />}
            lead="Tell us what you are looking for, or what you are ready to sell. A&nbsp;person reads every message."
          />
          <Picture picture={estuary} sizes="(min-width: 1024px) 420px, 100vw" ratio="3 / 2" priority />
        </div>
        <div css={parts}>
          <ContactForm />
          <Terms css={list} terms={officeDetails} />
        </div>
      </Container>
      <OfficeMap />
      <PrivacyNotice />
    </>
  );
}

const list = css`
  ${columns(8, { tablet: [2, 8], desktop: [1, 8] })};
  align-content: start;

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

const hours = officeHours().map(({ days, opens, closes }) => (
  <p key={days}>
    <span css={daysStyles}>{days} </span>
    {`${opens} to ${closes} ${office.zone}`}
  </p>
));

const officeDetails = [
  { title: 'Visit', text: <address>{office.address}</address> },
  { title: 'Call', text: <a href={office.phoneHref}>{office.phone}</a> },
  { title: 'Write', text: <a href={office.emailHref}>{office.email}</a> },
  { title: 'Office hours', text: hours },
];

interface TermsProps {
  terms: readonly { title: string; text: ReactNode }[];
  className?: string;
}

const Terms = ({ terms, className }: TermsProps) => (
  <dl className={className}>
    {terms.map(({ title, text }) => (
      <div key={title}>
        <dt css={label(2)}>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const notice = css`
  ${columns(8)};
  max-width: 62ch;
`;

function PrivacyNotice() {
  return (
    <section
      id="privacy"
      tabIndex={-1}
      css={{ paddingBlock: `clamp(${space(14)}, 7vw, ${space(24)})` }}
      aria-labelledby="privacy-title"
    >
      <Container css={columns(10, { desktop: ['4fr 7fr', 24] })}>
        <div>
          <h2 id="privacy-title" css={type.title}>
            {privacyNotice.title}
          </h2>
          <p css={[type.note, { marginTop: space(4) }]}>In force since {privacyNotice.since}.</p>
        </div>
        <Terms css={notice} terms={privacyNotice.parts} />
      </Container>
    </section>
  );
}
