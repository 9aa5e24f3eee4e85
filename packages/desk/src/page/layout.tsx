import { createHash } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { deskPath } from '@dosmares/mail/links';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Person, Session } from '../sign-in/staff.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy of the desk: its own styles and script, the site's pictures, forms to itself. */
export const pagePolicy = (siteOrigin: string) =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src ${siteOrigin}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface Content {
  title: string;
  /** The first heading; the title without. */
  heading?: string;
  hasBackLink?: boolean;
  body: ReactNode;
  isWide?: boolean;
}

/** For what does not exist and what this person may not see, so that the two cannot be told apart. */
export const noSuchPage: Content = {
  title: 'Not found',
  heading: 'There is no such page',
  hasBackLink: true,
  body: (
    <p>
      The inquiry may be a colleague’s now, or its sender may have been forgotten. Ask the office,{' '}
      {office.phone}.
    </p>
  ),
};

export const unavailablePage: Content = {
  title: 'Please try again',
  heading: 'This page cannot be shown right now',
  body: (
    <>
      <p>
        Nothing is lost, and there is nobody you need to call. The mails about inquiries are in the mailbox,
        and you can answer from there.
      </p>
      <p>
        If you have just pressed a button, open this page again in a minute: it shows whether your change was
        saved.
      </p>
      <nav aria-label="What you can do">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own */}
        <a className="first" href="">
          Try again
        </a>
      </nav>
    </>
  ),
};

interface Frame {
  session?: Session | undefined;
  notice?: string | undefined;
}

// Overrides of direction, which would turn the page's own text around, are left out of what strangers wrote.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Renders a page as a complete document. */
export const page = (content: Content, frame: Frame = {}): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Document {...content} {...frame} />).replace(overrides, '')}`;

const Document = ({
  title,
  heading = title,
  hasBackLink,
  body,
  isWide,
  session,
  notice,
}: Content & Frame) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{`${title} | ${office.name}`}</title>
      <style>{style}</style>
    </head>
    <body className={isWide ? 'wide' : undefined}>
      <header>
        <p>
          <a href={deskPath}>{office.name}</a>
        </p>
        {session && <Navigation {...session.person} />}
      </header>
      <main>
        {notice !== undefined && <p role="status">{notice}</p>}
        {hasBackLink && (
          <p>
            <a className="back" href={deskPath}>
              Back to the desk
            </a>
          </p>
        )}
        <h1>{heading}</h1>
        {body}
      </main>
      <script>{script}</script>
    </body>
  </html>
);

const Navigation = ({ isOffice, name }: Person) => (
  <nav aria-label="The desk">
    <a href={deskPath}>{isOffice ? 'Inquiries' : 'My inquiries'}</a>
    {isOffice && <a href={`${deskPath}/people`}>People</a>}
    {isOffice && <a href={`${deskPath}/questions`}>Questions</a>}
    <a href={`${deskPath}/devices`}>{name}</a>
  </nav>
);
