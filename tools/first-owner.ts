/**
 * `npm run first-owner -- name@example.com`: prints a one-time link that the first owner of the back office uses to set
 * a password and register an authenticator app. The link is valid for one day. Exits with 1 if no link was created, for
 * example because an active owner already exists.
 */
import {
  FirstOwnerError,
  inviteFirstOwner,
} from '@wl/server/features/staff/invitations/invite-first-owner';
import { readDataPlace } from '@wl/server/platform/config/config';
import pg from 'pg';
import { ownerDatabaseUrl } from './lib/database-url.ts';

const [email] = process.argv.slice(2);
if (!email) {
  console.error('usage: npm run first-owner -- <e-mail address of the first owner>');
  process.exit(2);
}
const client = new pg.Client({ connectionString: ownerDatabaseUrl() });
try {
  await client.connect();
  const { token, expiresAt } = await inviteFirstOwner(client, email, new Date());
  const { publicUrl } = readDataPlace(process.env);
  console.log(`${publicUrl}/office/first-owner#${token}`);
  const until = expiresAt.toISOString().slice(0, 16).replace('T', ' ');
  console.log(`Good once, until ${until} UTC. Send it to ${email} only.`);
} catch (error) {
  const { code } = error as { code?: string };
  if (error instanceof FirstOwnerError) console.error(error.message);
  else if (code === '42P01')
    console.error('The database is not set up yet: start the casino once, then run this again.');
  else throw error;
  process.exitCode = 1;
} finally {
  await client.end();
}
