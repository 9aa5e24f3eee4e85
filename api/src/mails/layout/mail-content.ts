import type { Mailbox } from '../smtp/sender.ts';

/** A piece of a mail; every mail is made of these, and each knows how to be HTML and plain text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'actions'; links: readonly Action[] };

/** One line of a list of facts. */
export interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
}

/** Something that one click does. */
export interface Action {
  label: string;
  href: string;
}

/** What a mail says, before it is rendered. */
export interface MailContent {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  title: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  blocks: readonly Block[];
}
