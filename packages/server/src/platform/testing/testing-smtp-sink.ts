import { SMTPServer } from 'smtp-server';

/**
 * Starts a real SMTP server that accepts and discards all e-mails, for test casinos in production mode. The SMTP server
 * runs until the process ends.
 * @returns the SMTP server's URL
 */
export async function startSmtpSink(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.on('end', done);
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.server.unref();
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('no port for the mail sink');
  return `smtp://127.0.0.1:${address.port}`;
}
