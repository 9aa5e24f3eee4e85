import { useConfig, useLocation } from '@dosmares/platform';
import {
  Copy,
  ease,
  Icon,
  Mail,
  MessageCircle,
  Printer,
  Share2,
  space,
  surface,
  type,
  useBrowserValue,
} from '@dosmares/ui';
import { css } from '@emotion/react';

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(6)};

  /* The last of an odd number fills the row. */
  & > :last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
`;

const actionStyles = css`
  ${type.small};
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  width: 100%;
  min-height: ${space(12)};
  padding: ${space(2)} 0;
  border: 0;
  border-bottom: 1px solid ${surface('rule')};
  font-weight: 500;
  color: ${surface('heading')};
  text-align: start;
  text-decoration: none;
  background: none;
  transition: border-color ${ease};

  &:hover {
    border-color: ${surface('heading')};
  }
`;

const scriptedStyles = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Copy Link, Email, WhatsApp, the system's own sharing where there is one, and Print (D09, D10, D14). */
export function ShareActions({ title }: { title: string }) {
  const pageAddress = usePageAddress();
  const canShare = useCanShare();

  return (
    <ul css={listStyles}>
      <li css={scriptedStyles}>
        <button type="button" css={actionStyles} onClick={() => copyLink(pageAddress)}>
          <Icon of={Copy} size={18} aria-hidden="true" />
          Copy Link
        </button>
      </li>
      <li>
        <a
          css={actionStyles}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageAddress)}`}
        >
          <Icon of={Mail} size={18} aria-hidden="true" />
          Email
        </a>
      </li>
      <li>
        <a
          css={actionStyles}
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${pageAddress}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={MessageCircle} size={18} aria-hidden="true" />
          WhatsApp
        </a>
      </li>
      {canShare && (
        <li>
          <button type="button" css={actionStyles} onClick={() => share(title, pageAddress)}>
            <Icon of={Share2} size={18} aria-hidden="true" />
            Share
          </button>
        </li>
      )}
      <li css={scriptedStyles}>
        <button type="button" css={actionStyles} onClick={() => window.print()}>
          <Icon of={Printer} size={18} aria-hidden="true" />
          Print
        </button>
      </li>
    </ul>
  );
}

/* The address of this page: the site's own in the HTML, then the one that the browser shows (D09, D10). */
function usePageAddress() {
  const { siteOrigin } = useConfig();
  const { pathname } = useLocation();

  return useBrowserValue(() => window.location.href.split('#', 1).join(), `${siteOrigin}${pathname}`);
}

async function copyLink(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    window.alert('Link copied to clipboard!');
  } catch {
    // Denied, or missing on plain http: the visitor copies it.
    window.prompt('Copy this link:', address);
  }
}

function share(title: string, url: string) {
  // Rejects when the visitor changes their mind, which is no failure.
  navigator.share({ title, url }).catch(() => {});
}

// Known only in the browser: the server's HTML and its first rendering leave the button out.
const useCanShare = () => useBrowserValue(() => 'share' in navigator, false);
