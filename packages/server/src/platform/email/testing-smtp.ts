import { SMTPServer } from 'smtp-server';

interface ReceivedEmail {
  raw: string;
  from: string;
  to: string[];
}

/**
 * Starts an SMTP server that stores the e-mails that it receives.
 * @param replyTo returns the reply to a recipient, such as `550 5.1.1 unknown`; undefined accepts the recipient
 */
export async function startSmtp(
  replyTo: (address: string) => string | undefined = () => undefined,
) {
  const received: ReceivedEmail[] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      const reply = replyTo(address);
      if (reply === undefined) return done();
      const error = new Error(reply.slice(4));
      done(Object.assign(error, { responseCode: Number(reply.slice(0, 3)) }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          raw: Buffer.concat(chunks).toString('latin1'),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** Addresses from all RCPT TO commands, including those that the server rejected. */
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
