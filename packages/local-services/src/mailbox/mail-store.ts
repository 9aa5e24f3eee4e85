import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

/** A mail in the local mailbox. */
export type StoredMail = Awaited<ReturnType<typeof parse>>;

/** Sender and recipients of a mail in the SMTP dialogue: those who really send and get it. */
export interface Envelope {
  sender: string;
  recipients: readonly string[];
}

/** A folder of received mails as `.eml` files. */
export type MailStore = Awaited<ReturnType<typeof openMailStore>>;

/** Number of mails that are held in memory. */
const mostParsed = 1_000;

export async function openMailStore(folder: string) {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  let count = 0;
  // Mails never change, and whoever waits for one lists all of them many times a second.
  const parsed = new Map<string, StoredMail>();

  const ids = async () =>
    (await readdir(folder)).flatMap((name) => /^(.+)\.eml$/.exec(name)?.[1] ?? []).sort();
  async function read(id: string) {
    const mail = parsed.get(id) ?? (await parse(id, await readFile(fileOf(id))));
    if (parsed.size >= mostParsed) parsed.clear();
    parsed.set(id, mail);

    return mail;
  }

  return {
    async put(raw: Buffer, { sender, recipients }: Envelope, now = new Date()) {
      count += 1;
      const id = `${now.toISOString().replace(/\W/g, '')}-${process.pid}-${String(count).padStart(5, '0')}`;
      const delivered = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const trace = `Return-Path: <${sender}>\r\n${delivered}X-Received-At: ${now.toISOString()}\r\n`;
      // Otherwise a full disk would leave half a mail in the list.
      await writeFile(`${fileOf(id)}.part`, Buffer.concat([Buffer.from(trace), raw]));
      await rename(`${fileOf(id)}.part`, fileOf(id));
    },
    list: async (most?: number) => Promise.all((await ids()).toReversed().slice(0, most).map(read)),
    find: async (id: string) => ((await ids()).includes(id) ? read(id) : undefined),
    async clear() {
      await Promise.all((await ids()).map((id) => rm(fileOf(id), { force: true })));
    },
  };
}

async function parse(id: string, raw: Buffer) {
  const mail = await PostalMime.parse(raw);
  const headers = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

  return {
    id,
    receivedAt: headers('x-received-at')[0] ?? '',
    recipients: headers('delivered-to'),
    sender: headers('return-path')[0]?.replace(/^<|>$/g, '') ?? '',
    from: written(mail.from),
    to: (mail.to ?? []).map(written),
    replyTo: (mail.replyTo ?? []).map(written),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

function written(mailbox: Address | undefined) {
  const { name = '', address = '' } = mailbox ?? {};

  return name ? `${name} <${address}>` : address;
}
