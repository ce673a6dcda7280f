import { uuidv7 } from '../../platform/ids.ts';
import type { TestApp } from '../../platform/testing.ts';
import type { Role } from './permissions.ts';

/** Creates a signed-in clerk without using the sign-in form, which has its own tests. */
export async function makeClerk(app: TestApp, roles: Role[], name = 'Carla Clerk') {
  const id = uuidv7();
  await app.deps.database.owner.query(
    `insert into staff_clerks (id, email, email_key, name, password_hash, totp_secret, roles, created_at)
     values ($1, $2, $2, $4, '', '', $3, now())`,
    [id, `${id}@office.example`, roles, name],
  );
  return app.signedIn('staff', id);
}
