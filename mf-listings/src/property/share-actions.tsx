import { useConfig, useLocation } from '@dosmares/platform';
import { row, useBrowserValue } from '@dosmares/ui';
import { Copy, ease, Icon, Mail, MessageCircle, Printer, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(6)};

  & > button,
  & > a {
    ${type.small};
    ${row(2.5)};
    min-height: ${space(12)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${surface('rule')};
    font-weight: 500;
    color: ${surface('heading')};
    text-decoration: none;
    transition: border-color ${ease};

    &:hover {
      border-color: ${surface('heading')};
    }
  }
`;

export function ShareActions({ title }: { title: string }) {
  const address = usePageAddress();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  const message = `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;

  return (
    <div css={listStyles}>
      <button type="button" onClick={() => copyLink(address)} data-script="needed">
        <Icon of={Copy} size={18} />
        Copy Link
      </button>
      <a href={mail}>
        <Icon of={Mail} size={18} />
        Email
      </a>
      <a href={message} target="_blank" rel="noopener noreferrer">
        <Icon of={MessageCircle} size={18} />
        WhatsApp
      </a>
      <button type="button" onClick={() => window.print()} data-script="needed">
        <Icon of={Printer} size={18} />
        Print
      </button>
    </div>
  );
}

/* The address of this page: the site's own in served HTML, then the one that the browser shows (D09, D10). */
export function usePageAddress() {
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
