import { createHmac } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '../config/config-values.ts';

/**
 * Name of the least-privileged role, which the application uses to connect. Migrations revoke privileges from it by
 * this name: `revoke update, delete on t from wanderluck_app`.
 */
const APP_ROLE = 'wanderluck_app';

/**
 * Creates the application role and sets its default privileges on the owner's future tables. Without `appUrl`, derives
 * the role's password from the owner's password, or from `fallbackSecret` if the owner has none. All nodes therefore
 * compute the same password and need not store it.
 * @returns the URL with which the application connects
 * @throws ConfigError if the owner is not allowed to set up this role
 */
export async function prepareAppRole(
  ownerUrl: string,
  appUrl: string | undefined,
  fallbackSecret: Buffer,
): Promise<string> {
  const owner = new URL(ownerUrl);
  const password = createHmac('sha256', owner.password || fallbackSecret)
    .update(APP_ROLE)
    .digest('hex');
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    // Without the lock, two nodes that start at the same time could both find the role missing and try to create it.
    await client.query(`select pg_advisory_xact_lock(hashtext('${APP_ROLE}'))`);
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [
      APP_ROLE,
    ]);
    if (rowCount === 0) await client.query(`create role ${APP_ROLE}`);
    if (appUrl === undefined) await letSignIn(client, password);
    else await letInherit(client, decodeURIComponent(new URL(appUrl).username));
    const database = client.escapeIdentifier(decodeURIComponent(owner.pathname.slice(1)));
    await client.query(`grant connect on database ${database} to ${APP_ROLE}`);
    await client.query(`grant usage on schema public to ${APP_ROLE}`);
    await client.query(`alter default privileges in schema public
      grant select, insert, update, delete on tables to ${APP_ROLE}`);
    await client.query(`alter default privileges in schema public
      grant usage, select on sequences to ${APP_ROLE}`);
    await client.query('commit');
  } catch (error) {
    if ((error as { code?: string }).code === '42501')
      throw new ConfigError(
        `The role of DATABASE_URL may not create roles; let an administrator run ` +
          `"create role ${APP_ROLE}; grant ${APP_ROLE} to <application role>" and set DATABASE_APP_URL to that role.`,
      );
    throw error;
  } finally {
    await client.end();
  }
  if (appUrl !== undefined) return appUrl;
  const app = new URL(ownerUrl);
  app.username = APP_ROLE;
  app.password = password;
  return app.href;
}

async function letSignIn(client: pg.Client, password: string) {
  await client.query(`alter role ${APP_ROLE} login password ${client.escapeLiteral(password)}`);
}

async function letInherit(client: pg.Client, user: string) {
  if (user === APP_ROLE) return;
  const { rows } = await client.query<{ member: boolean }>(
    `select pg_has_role($1::name, $2::name, 'usage') as member`,
    [user, APP_ROLE],
  );
  if (!rows[0]?.member) await client.query(`grant ${APP_ROLE} to ${client.escapeIdentifier(user)}`);
}
