import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { InboundSmtp } from '../../../platform/config/config-email.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  inboundAddressOf,
  type InboundAddress,
} from '../../../platform/email/inbound-addresses.ts';
import { networkOf } from '../../../platform/sign-in/unknown-devices.ts';
import { receiveData, reply } from './receive-data.ts';

/** Maximum size of a received e-mail, in bytes. Each feature also sets a limit for its own addresses. */
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_RECIPIENTS = 10;
const MAX_CLIENTS = 20;
const IDLE_MS = 60_000;
/** Maximum time, in milliseconds, that a sending server may take to transmit an e-mail. */
const DATA_MS = 10 * 60_000;
/** Rate limit for e-mails from one sending server. */
const RATE = { max: 120, perSeconds: 60 };

/** Groups the recipients of an e-mail by the feature that handles them. */
function recipientsByFeature(
  deps: Deps,
  { envelope }: SMTPServerSession,
): ReadonlyMap<InboundAddress, string[]> {
  const found = new Map<InboundAddress, string[]>();
  for (const { address } of envelope.rcptTo) {
    const recipient = address.toLowerCase();
    const feature = inboundAddressOf(deps, recipient);
    if (!feature) continue;
    const recipients = found.get(feature) ?? [];
    if (!recipients.includes(recipient)) recipients.push(recipient);
    found.set(feature, recipients);
  }
  return found;
}

/** Receives an e-mail and passes it to the features that handle its recipients. */
async function receive(
  deps: Deps,
  stream: Parameters<typeof receiveData>[0],
  session: SMTPServerSession,
): Promise<void> {
  const features = recipientsByFeature(deps, session);
  const maxBytes = Math.min(...[...features.keys()].map((feature) => feature.maxBytes));
  const raw = await receiveData(stream, maxBytes);
  const { envelope, remoteAddress, hostNameAppearsAs } = session;
  for (const [feature, recipients] of features)
    await feature.take({
      recipients,
      sender: envelope.mailFrom ? envelope.mailFrom.address : '',
      remoteIp: remoteAddress,
      helo: hostNameAppearsAs || '',
      raw,
    });
}

/** Closes the connection of a session that does not finish its e-mail in time. */
function endWhenLate(server: SMTPServer, { id }: SMTPServerSession): () => void {
  const timer = setTimeout(() => {
    for (const connection of server.connections)
      if (connection.session.id === id) connection.close();
  }, DATA_MS).unref();
  return () => {
    clearTimeout(timer);
  };
}

function createServer(deps: Deps): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    // Offer neither authentication nor TLS: the mail server in front of this port encrypts connections from outside.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_MS,
    onMailFrom(_address, { remoteAddress }, done) {
      void isTooFast(deps, remoteAddress).then((tooFast) => {
        done(tooFast ? reply(450, 'too many messages, try again later') : null);
      });
    },
    onRcptTo({ address }, { envelope }, done) {
      // A feature that has not started yet has not registered its addresses, so ask the sending server to try again
      // later.
      if (deps.isStarting) done(reply(451, 'starting, try again later'));
      else if (!inboundAddressOf(deps, address.toLowerCase())) done(reply(550, 'no such address'));
      else if (envelope.rcptTo.length >= MAX_RECIPIENTS) done(reply(452, 'too many recipients'));
      else done(null);
    },
    onData(stream, session, done) {
      const stopTimer = endWhenLate(server, session);
      stream.once('close', stopTimer);
      receive(deps, stream, session)
        .then(
          () => done(),
          (error: unknown) => {
            if (error instanceof Error && 'responseCode' in error) return done(error);
            deps.log.warn({ err: error }, 'a received e-mail could not be stored');
            done(reply(451, 'try again later'));
          },
        )
        .finally(stopTimer);
    },
  });
  server.on('error', (error) => {
    deps.log.warn({ err: error }, 'inbound mail');
  });
  return server;
}

/**
 * Starts the SMTP server that receives e-mails. It accepts e-mails only for addresses that a feature has registered
 * (`registerInboundAddress`). It sends no bounces: only the sending server learns of a refusal.
 * @returns the port
 */
export async function startInboundServer(deps: Deps, inbound: InboundSmtp): Promise<number> {
  const server = createServer(deps);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(inbound.port, deps.config.host, resolve);
  });
  deps.onClose(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  const address = server.server.address();
  return address && typeof address !== 'string' ? address.port : inbound.port;
}

async function isTooFast({ rates, log }: Deps, ip: string): Promise<boolean> {
  try {
    const taken = await rates?.take(`inbound mail ${networkOf(ip)}`, RATE);
    return (taken?.waitSeconds ?? 0) > 0;
  } catch (error) {
    log.warn({ err: error }, 'inbound mail');
    return true;
  }
}
