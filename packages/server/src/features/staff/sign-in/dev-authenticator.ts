import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { totpCode, totpUri } from '../../../platform/sign-in/authenticator.ts';
import { DEMO_STAFF_PASSWORD, demoClerks } from '../seed.ts';

/**
 * Serves the demo clerks' current codes at `/dev/authenticator` and `/dev/authenticator.json`, so that demonstrations
 * need no phone. These pages exist only on installations that seed demo clerks, whose secrets are in the source code
 * anyway.
 */
export function addDevAuthenticator(app: FastifyInstance, deps: Deps): void {
  const lines = () =>
    demoClerks.map(({ email, name, roles, totpSecret }) => ({
      email,
      name,
      roles,
      password: DEMO_STAFF_PASSWORD,
      code: totpCode(totpSecret, deps.clock.now()),
      secret: totpSecret,
      uri: totpUri(totpSecret, email),
    }));

  app.get('/dev/authenticator.json', () => ({ data: lines() }));
  app.get('/dev/authenticator', async (_request, reply) => {
    const rows = lines().map(
      ({ email, roles, code, secret }) =>
        `<tr><td>${email}</td><td>${roles.join(', ')}</td><td><code>${code}</code></td><td><code>${secret}</code></td></tr>`,
    );
    return reply.type('text/html').header('refresh', '10').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Demo authenticator</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
<h1>Demo authenticator</h1><p>Password of every demo clerk: <code>${DEMO_STAFF_PASSWORD}</code>. A code works once; the page reloads itself.</p>
<table><tr><th>Clerk</th><th>Role</th><th>Code now</th><th>Secret</th></tr>${rows.join('')}</table>
</main></body></html>`);
  });
}
