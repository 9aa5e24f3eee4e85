import { answerTime } from '@dosmares/content/answer-time';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { officeJsonLd, pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { Container, Picture, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { columns, label } from '../sections/columns.ts';
import { ContactForm } from './contact-form.tsx';
import { OfficeDetails } from './office-details.tsx';
import { OfficeMap } from './office-map.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

const estuary = brandPicture('inner-estuary');

/** Head of the page, for search engines and social cards. */
export const head = (): Head => ({
  title: pageTitle('Contact'),
  description: `Call, write or visit Dos Mares Estates on Boulevard Marina in Cabo San Lucas. We respond ${answerTime.en} during business hours.`,
  canonical: '/contact',
  image: estuary.src,
  imageAlt: estuary.alt,
  jsonLd: [officeJsonLd(), breadcrumbs(['Contact', '/contact'])],
});

const page = css`
  padding-block: clamp(${space(14)}, 7vw, ${space(28)}) clamp(${space(16)}, 9vw, ${space(32)});
`;

const parts = columns(14, { desktop: ['7fr 4fr', 24] });

const opening = css`
  ${parts};
  align-items: end;
  margin-bottom: clamp(${space(10)}, 5vw, ${space(18)});

  & h1 {
    ${type.hero};
    max-width: 12ch;
  }
`;

const lead = css`
  ${type.lead};
  max-width: 52ch;
  margin-top: ${space(6)};
  color: ${surface('quiet')};
`;

/** `/contact` (G05, C01-C17). */
export default function ContactPage() {
  return (
    <>
      <Container css={page}>
        <div css={opening}>
          <div>
            <p css={label(4)}>Contact</p>
            <h1>Begin with a conversation</h1>
            <p css={lead}>
              Tell us what you are looking for, or what you are ready to sell. A person reads every message.
            </p>
          </div>
          <Picture picture={estuary} sizes="(min-width: 1024px) 420px, 100vw" ratio="3 / 2" priority />
        </div>
        <div css={parts}>
          <ContactForm />
          <OfficeDetails />
        </div>
      </Container>
      <OfficeMap />
      <PrivacyNotice />
    </>
  );
}
