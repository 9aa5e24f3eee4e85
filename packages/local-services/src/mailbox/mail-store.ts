import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

/** A mail in the local mailbox. */
export interface StoredMail {
  id: string;
  receivedAt: string;
  /** Recipients named in the SMTP dialogue: those who really get it. */
  recipients: readonly string[];
  /** The return address. */
  sender: string;
  from: string;
  to: readonly string[];
  replyTo: readonly string[];
  subject: string;
  messageId: string;
  /** The DKIM signature, if there is one. */
  signature: string;
  text: string;
  html: string;
  /** The names of the attached files. */
  attachments: readonly string[];
}

/** Sender and recipients of a mail in the SMTP dialogue. */
export interface Envelope {
  sender: string;
  recipients: readonly string[];
}

/** Number of mails that are held in memory. */
const mostParsed = 1_000;

/** A folder of received mails as `.eml` files. */
export type MailStore = Awaited<ReturnType<typeof openMailStore>>;

export async function openMailStore(folder: string) {
  await mkdir(folder, { recursive: true });
  let count = 0;
  // Mails never change, and whoever waits for one lists all of them many times a second.
  const parsed = new Map<string, StoredMail>();

  const ids = async () =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .sort();
  async function read(id: string) {
    const mail = parsed.get(id) ?? (await parse(id, await readFile(join(folder, `${id}.eml`))));
    if (parsed.size >= mostParsed) parsed.clear();
    parsed.set(id, mail);

    return mail;
  }

  return {
    async put(raw: Buffer, { sender, recipients }: Envelope, now = new Date()) {
      count += 1;
      const id = `${now.toISOString().replace(/\W/g, '')}-${process.pid}-${String(count).padStart(5, '0')}`;
      const trace = [
        `Return-Path: <${sender}>`,
        ...recipients.map((address) => `Delivered-To: ${address}`),
        `X-Received-At: ${now.toISOString()}`,
      ];
      const file = join(folder, `${id}.eml`);
      // Otherwise a full disk would leave half a mail in the list.
      await writeFile(`${file}.part`, Buffer.concat([Buffer.from(`${trace.join('\r\n')}\r\n`), raw]));
      await rename(`${file}.part`, file);
    },
    count: async () => (await ids()).length,
    async list(most = Number.POSITIVE_INFINITY): Promise<StoredMail[]> {
      return Promise.all((await ids()).toReversed().slice(0, most).map(read));
    },
    async find(id: string): Promise<StoredMail | undefined> {
      return (await ids()).includes(id) ? read(id) : undefined;
    },
    async clear() {
      await Promise.all((await ids()).map((id) => rm(join(folder, `${id}.eml`), { force: true })));
    },
  };
}

async function parse(id: string, raw: Buffer): Promise<StoredMail> {
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
    signature: headers('dkim-signature')[0] ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

function written(mailbox: Address | undefined) {
  const { name = '', address = '' } = mailbox ?? {};

  return name ? `${name} <${address}>` : address;
}
