import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type ReceivingServices, receiving } from './receive.ts';
import { SmtpRefusal } from './refusals.ts';

/** Limits for each client, and for all together. */
export interface InboundLimits {
  bytes: number;
  clients: number;
  recipients: number;
  /** Refused recipients after which a client is taken to be guessing addresses. */
  refusals: number;
  idleMs: number;
  /** Maximum duration of a connection, even a busy one. */
  connectionMs: number;
}

/**
 * Default limits. Twenty mails of maximum size are 200 MB. The five minutes of silence that RFC 5321 grants a client
 * would let silent clients occupy all twenty connections.
 */
export const inboundLimits: InboundLimits = {
  bytes: 10_000_000,
  clients: 20,
  recipients: 10,
  refusals: 10,
  idleMs: 60_000,
  connectionMs: 10 * 60_000,
};

/** A mail server for addresses issued by this installation only. */
export interface InboundListener {
  port: number;
  isListening: () => boolean;
  /** Closes the server; mails that are arriving get a few seconds to finish. */
  close: () => Promise<void>;
}

type Session = SMTPServerSession & { refused?: number };
type Done = (error?: Error | null) => void;

/** Starts listening; rejects when the port is not available. */
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
  // Clients that hang up need no handling.
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

/** Collects a mail up to the size limit. A broken connection ends the stream with an error, and nothing is taken. */
function collect(stream: SMTPServerDataStream, done: Done, take: (raw: Buffer) => Promise<void>) {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => {
    if (stream.sizeExceeded) parts.length = 0;
    else parts.push(part);
  });
  stream.on('error', () => undefined);
  // The server itself answers that a mail is too long.
  stream.on('end', () => {
    if (stream.sizeExceeded) return done();
    take(Buffer.concat(parts)).then(() => done(), done);
  });
}
