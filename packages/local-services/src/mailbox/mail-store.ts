import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

/** A mail in the local mailbox. */
export type StoredMail = Awaited<ReturnType<typeof parse>>;

/** The SMTP envelope of a mail: its actual sender and recipients. */
export interface Envelope {
  sender: string;
  recipients: readonly string[];
}

/** A folder of received mails as `.eml` files. */
export type MailStore = Awaited<ReturnType<typeof openMailStore>>;

export async function openMailStore(folder: string) {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => parse(name, await readFile(join(folder, name)))));
  let count = 0;

  return {
    async put(raw: Buffer, { sender, recipients }: Envelope, now = new Date()) {
      count += 1;
      const name = `${now.toISOString().replace(/\W/g, '')}-${process.pid}-${String(count).padStart(5, '0')}.eml`;
      const delivered = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const trace = `Return-Path: <${sender}>\r\n${delivered}X-Received-At: ${now.toISOString()}\r\n`;
      const mail = Buffer.concat([Buffer.from(trace), raw]);
      await writeFile(join(folder, name), mail);
      mails.push(await parse(name, mail));
    },
    /** Returns mails, newest first. */
    list: (limit?: number) => mails.toReversed().slice(0, limit),
    find: (id: string) => mails.find((mail) => mail.id === id),
  };
}

async function parse(file: string, raw: Buffer) {
  const mail = await PostalMime.parse(raw);
  const headers = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

  return {
    id: file.replace('.eml', ''),
    receivedAt: headers('x-received-at')[0] ?? '',
    recipients: headers('delivered-to'),
    sender: headers('return-path')[0]?.replace(/^<|>$/g, '') ?? '',
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
