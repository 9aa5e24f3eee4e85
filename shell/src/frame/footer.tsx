import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { Link } from '@dosmares/platform';
import { buttonStyles, Container, columns } from '@dosmares/ui';
import { from, nightGround, space, surface, translucent, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { animatedUnderline, label } from '../sections/styles.ts';
import { Logo } from './logo.tsx';
import { contactLinks, siteLinks } from './navigation/navigation-links.ts';

// The lower edge leaves room for the floating bar of small screens.
const ground = css`
  ${nightGround};
  border-top: 1px solid ${translucent('gold', 0.4)};
  padding-block: ${space(16)} calc(${space(24)} + env(safe-area-inset-bottom));

  ${from.desktop} {
    padding-block: ${space(24)} ${space(12)};
  }
`;

const thirds = css`
  ${columns(12, { tablet: ['1fr 1fr', 12], desktop: ['1.35fr 1fr 1fr', 20] })};

  & > div:first-of-type {
    grid-column: 1 / -1;

    ${from.desktop} {
      grid-column: auto;
    }
  }
`;

const column = css`
  & + & {
    margin-top: ${space(12)};
  }

  & h2 {
    ${label(5)};
  }

  & li > a {
    ${animatedUnderline('90%')};
    overflow-wrap: anywhere;
    display: inline-block;
    padding-block: ${space(1)};
  }

  & address {
    margin-bottom: ${space(4)};
  }
`;

const logo = css`
  width: auto;
  height: ${space(28)};
  margin: 0 0 ${space(8)} ${space(-2)};
`;

const legal = css`
  ${type.note};
  ${columns(2, { desktop: ['1fr 1.6fr', 2] })};
  margin-top: ${space(16)};
  padding-top: ${space(6)};
  border-top: 1px solid ${translucent('gold', 0.4)};

  ${from.desktop} {
    padding-inline-end: ${space(24)};
  }
`;

/** Address, ways to reach the office, a link to the newsletter and the legal lines (N08-N11). */
export function Footer() {
  return (
    <footer css={ground}>
      <Container>
        <div css={thirds}>
          <div>
            <Logo css={logo} file="logo-stacked-reversed" canWait />
            <p css={{ maxWidth: '42ch', color: surface('quiet') }}>{office.blurb}</p>
          </div>
          <FooterColumn title="Visit">
            <address>{office.address}</address>
            <ul>
              {contactLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              <li>
                <a href={office.social.url} target="_blank" rel="noopener noreferrer">
                  {office.social.label}
                </a>
              </li>
            </ul>
          </FooterColumn>
          <div>
            <FooterColumn title="Stay Updated">
              <p css={{ marginBottom: space(6), color: surface('quiet') }}>
                Prices and inventory from Cabo San Lucas to the Corridor, once a month.
              </p>
              <Link css={buttonStyles('gold', 'small')} to="/market-report">
                Subscribe
              </Link>
            </FooterColumn>
            <FooterColumn title="Explore">
              <nav aria-label="Footer">
                <ul>
                  {siteLinks.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </FooterColumn>
          </div>
        </div>
        <div css={legal}>
          <p>© {office.legalName} All rights reserved.</p>
          <p>
            Prices and availability may change without notice. {office.name} is an invented firm: its people,
            properties and figures are fictional.
          </p>
          <p>
            <Link to={privacyLink.to}>{privacyLink.label}</Link>
          </p>
        </div>
      </Container>
    </footer>
  );
}

const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <section css={column}>
    <h2>{title}</h2>
    {children}
  </section>
);
