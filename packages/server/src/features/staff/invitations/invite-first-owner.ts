import type pg from 'pg';
import { hasActiveOwner, isClerk, putLink } from './first-owner-repository.ts';
import { hashOfToken, newToken } from './one-time-link.ts';
import { appendAudit } from '../repository.ts';

const LINK_LIFETIME_MS = 24 * 3_600_000;

/** Error thrown if no invitation link can be created. The message is one sentence for the operator. */
export class FirstOwnerError extends Error {}

/**
 * Creates the one-time link with which the first owner sets a password and adds an authenticator app. An earlier link
 * stops working.
 * @param client database connection with the role that owns the tables
 * @returns the token, of which only a hash is stored
 * @throws FirstOwnerError if there is an active owner, or the address is invalid or belongs to a clerk
 */
export async function inviteFirstOwner(
  client: pg.ClientBase,
  email: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email))
    throw new FirstOwnerError(`"${email}" is not an e-mail address.`);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  await client.query('begin');
  try {
    if (await hasActiveOwner(client))
      throw new FirstOwnerError('There is an active owner already, so no link was made.');
    if (await isClerk(client, email.toLowerCase()))
      throw new FirstOwnerError(`${email} is the address of another clerk; name another one.`);
    await putLink(client, {
      ...{ email, token_hash: hashOfToken(token) },
      ...{ created_at: now, expires_at: expiresAt },
    });
    await appendAudit(
      { client },
      { clerkId: null, action: 'staff.first_owner_invited', subject: '', after: { email } },
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return { token, expiresAt };
}
