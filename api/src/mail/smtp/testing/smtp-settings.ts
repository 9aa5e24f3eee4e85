import type { Mail, SmtpSettings } from '../sender.ts';

/** A mail to an agent that answers to a visitor. */
export const mail: Mail = {
  messageId: '<one@dosmares.example>',
  to: { name: 'Adrian', address: 'adrian@dosmares.example' },
  replyTo: [{ name: 'Jane', address: 'jane@visitor.test' }],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

/** Returns settings for a mail server on a local port, without TLS and password unless a test asks for them. */
export const settings = (port: number, more: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: undefined,
  password: undefined,
  connections: 1,
  from: { name: 'Site', address: 'no-reply@dosmares.example' },
  ...more,
});
