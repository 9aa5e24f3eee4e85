import PostalMime, { type Address } from 'postal-mime';

/** A mail in the local mailbox. */
export type StoredMail = Awaited<ReturnType<typeof parse>>;

/** The SMTP envelope of a mail: its actual sender and recipients. */
export interface Envelope {
  sender: string;
  recipients: readonly string[];
}

/** The mails that this process has received. */
export type MailStore = ReturnType<typeof openMailStore>;

/** Opens an empty store, which keeps mails until the process ends. */
export function openMailStore() {
  const mails: StoredMail[] = [];

  return {
    async put(raw: Buffer, envelope: Envelope) {
      mails.push(await parse(raw, envelope, String(mails.length + 1)));
    },
    /** Returns mails, newest first. */
    list: (limit?: number) => mails.toReversed().slice(0, limit),
    find: (id: string) => mails.find((mail) => mail.id === id),
  };
}

async function parse(raw: Buffer, { sender, recipients }: Envelope, id: string) {
  const mail = await PostalMime.parse(raw);

  return {
    id,
    receivedAt: new Date().toISOString(),
    recipients,
    sender,
    from: format(mail.from),
    to: (mail.to ?? []).map(format),
    replyTo: (mail.replyTo ?? []).map(format),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

function format(mailbox: Address | undefined) {
  const { name = '', address = '' } = mailbox ?? {};

  return name ? `${name} <${address}>` : address;
}
