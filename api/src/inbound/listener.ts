import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type ReceivingServices, receiving } from './receive.ts';
import { SmtpRefusal } from './refusals.ts';

/** Limits for one client, and for all of them together. */
export interface InboundLimits {
  bytes: number;
  clients: number;
  recipients: number;
  /** With more refused recipients than this a client is guessing addresses. */
  refusals: number;
  idleMs: number;
  /** However busy it is, a connection ends after this. */
  connectionMs: number;
}

/** Twenty mails at their largest are 200 MB. RFC 5321 lets a client be silent for five minutes, which would hold the twenty. */
export const inboundLimits: InboundLimits = {
  bytes: 10_000_000,
  clients: 20,
  recipients: 10,
  refusals: 10,
  idleMs: 60_000,
  connectionMs: 10 * 60_000,
};

/** A mail server for the addresses that this installation made, and for nothing else. */
export interface InboundListener {
  port: number;
  isListening: () => boolean;
  /** Lets mails that are arriving finish for a few seconds. */
  close: () => Promise<void>;
}

type Session = SMTPServerSession & { refused?: number };
type Done = (error?: Error | null) => void;

/** Listens; rejects when the port cannot be had. */
export async function listenForMail(
  services: ReceivingServices,
  { host, port }: { host: string; port: number },
  limits = inboundLimits,
): Promise<InboundListener> {
  const { recipient, message } = receiving(services);
  const server = new SMTPServer({
    ...optionsOf(limits, services.addresses.domain),
    onRcptTo({ address }, session: Session, done) {
      recipient(address, senderOf(session)).then(
        () => done(),
        (error: SmtpRefusal) => done(guessing(session, limits) ?? error),
      );
    },
    onData: (stream, session, done) =>
      collect(stream, done, (raw) =>
        message({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) }),
      ),
  });
  // A client that hangs up is the client's affair.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const end = setTimeout(() => socket.destroy(), limits.connectionMs).unref();
    socket.once('close', () => clearTimeout(end));
  });

  server.listen(port, host);
  await once(server.server, 'listening');

  return {
    port: (server.server.address() as { port: number }).port,
    isListening: () => server.server.listening,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const optionsOf = (limits: InboundLimits, name: string) => ({
  name,
  logger: false,
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS', 'VRFY', 'EXPN', 'HELP'],
  disableReverseLookup: true,
  hideSMTPUTF8: true,
  size: limits.bytes,
  rejectOversized: true,
  maxClients: limits.clients,
  maxRecipients: limits.recipients,
  socketTimeout: limits.idleMs,
  closeTimeout: 5_000,
});

const senderOf = ({ envelope }: Session) => (envelope.mailFrom ? envelope.mailFrom.address : '');

function guessing(session: Session, { refusals }: InboundLimits) {
  session.refused = (session.refused ?? 0) + 1;

  return session.refused > refusals ? new SmtpRefusal(421, '4.7.0 Too many unknown addresses') : undefined;
}

/** Gathers a mail up to the size limit. A line that is cut ends the stream with an error: then nothing is taken. */
function collect(stream: SMTPServerDataStream, done: Done, take: (raw: Buffer) => Promise<void>) {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => {
    if (stream.sizeExceeded) parts.length = 0;
    else parts.push(part);
  });
  stream.on('error', () => undefined);
  // Of one that was too long the server says so itself.
  stream.on('end', () => {
    if (stream.sizeExceeded) return done();
    take(Buffer.concat(parts)).then(() => done(), done);
  });
}
