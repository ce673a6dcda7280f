import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { InboundSmtp } from '../../../platform/config/config-email.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recipientOf } from '../../../platform/email/return-path.ts';
import { networkOf } from '../../../platform/sign-in/unknown-devices.ts';
import { takeReport } from './take-report.ts';

/** Local part of the address for complaints. Operators register this address with the feedback loops of providers. */
const COMPLAINTS = 'complaints';

const MAX_BYTES = 1024 * 1024;
const MAX_CLIENTS = 20;
const IDLE_MS = 60_000;
/** E-mails from one sending server. */
const RATE = { max: 120, perSeconds: 60 };

/** Error with an SMTP reply code. */
const reply = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Returns true if an address accepts reports. */
function accepts(deps: Deps, { domain }: InboundSmtp, address: string): boolean {
  const [local, host] = address.toLowerCase().split('@');
  if (host !== domain.toLowerCase()) return false;
  return local === COMPLAINTS || recipientOf(deps, address) !== undefined;
}

async function takeAll(deps: Deps, raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
  for (const { address } of envelope.rcptTo) {
    const outcome = await takeReport(deps, raw, recipientOf(deps, address));
    deps.log.info({ outcome }, 'mail report received');
  }
}

/**
 * Starts the SMTP server that receives bounces and complaints. It accepts e-mails only for return paths that this
 * installation has signed, and for the address for complaints. It never sends an e-mail, so there are no mail loops.
 * @returns the port
 */
export async function startInboundServer(deps: Deps, inbound: InboundSmtp): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    // A mail server in front of this port encrypts connections from outside.
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
    onRcptTo({ address }, _session, done) {
      done(accepts(deps, inbound, address) ? null : reply(550, 'no such address'));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      // After the limit, the rest is read and dropped, as the protocol requires.
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(reply(552, 'message too large'));
        takeAll(deps, Buffer.concat(chunks), session).then(
          () => done(),
          (error: unknown) => {
            deps.log.warn({ err: error }, 'a mail report could not be stored');
            done(reply(451, 'try again later'));
          },
        );
      });
    },
  });
  server.on('error', (error) => {
    deps.log.warn({ err: error }, 'inbound mail');
  });
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
