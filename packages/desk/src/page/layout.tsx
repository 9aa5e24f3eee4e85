import { createHash } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { deskPath } from '@dosmares/mail/links';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Person, Session } from '../sign-in/staff.ts';
import { style } from './style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy of the desk: its own styles and script, the site's pictures, forms to itself. */
export const pagePolicy = (siteOrigin: string) =>
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src ${siteOrigin}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface Content {
  title: string;
  body: ReactNode;
  isWide?: boolean;
}

/** For what does not exist and what this person may not see, so that the two cannot be told apart. */
export const noSuchPage: Content = {
  title: 'Not found',
  body: (
    <>
      <h1>There is no such page</h1>
      <p>
        The inquiry may be a colleague’s now, or its sender may have been forgotten. Ask the office,{' '}
        {office.phone}.
      </p>
      <p>
        <a href={deskPath}>Back to the desk</a>
      </p>
    </>
  ),
};

export const unavailablePage: Content = {
  title: 'Please try again',
  body: (
    <>
      <h1>This page cannot be shown just now</h1>
      <p>
        Nothing is lost, and there is nobody you need to call. The mails about inquiries are in the mailbox,
        and you can answer from there.
      </p>
      <p>
        If you have just pressed a button, look here again in a minute: the page says whether it was noted.
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

const Document = ({ title, body, isWide, session, notice }: Content & Frame) => (
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

interface FormProps {
  session: Session;
  action: string;
  label?: string;
  children: ReactNode;
}

/** A form that is accepted from the desk only: it carries its session's token. */
export const Form = ({ session, action, label, children }: FormProps) => (
  <form method="post" action={action} aria-label={label}>
    <Hidden name="form" value={session.formToken} />
    {children}
  </form>
);

interface SubmitProps {
  /** What the form's handler is to do, where it can do several things. */
  action?: string;
  isFirst?: boolean;
  label?: string;
  children: ReactNode;
}

export const Submit = ({ action, isFirst, label, children }: SubmitProps) => (
  <button
    type="submit"
    className={isFirst ? 'first' : undefined}
    name={action && 'action'}
    value={action}
    aria-label={label}
  >
    {children}
  </button>
);

export const Hidden = (field: { name: string; value: string | number }) => <input type="hidden" {...field} />;

/** The desk's only script; every page works without it. */
export const script = `
for (const all of document.querySelectorAll('[data-all]')) {
  all.hidden = false;
  all.querySelector('input').addEventListener('change', ({ target }) => {
    for (const box of document.querySelectorAll('input[name=chosen]')) box.checked = target.checked;
  });
}
const asks = document.getElementById('answered');
for (const link of document.querySelectorAll('a[data-answers]'))
  link.addEventListener('click', () => {
    const back = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', back);
      asks?.classList.add('asked');
      asks?.querySelector('button').focus();
    };
    document.addEventListener('visibilitychange', back);
    setTimeout(() => asks?.classList.add('asked'), 1500);
  });
`;
