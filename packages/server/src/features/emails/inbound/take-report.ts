import type { Deps } from '../../../platform/deps.ts';
import { isDeadAddress } from '../../../platform/email/delivery-rules.ts';
import { addressHash, suppress } from '../../../platform/email/suppressions.ts';
import { DomainError } from '../../../platform/errors.ts';
import { endOffers } from '../../offers/index.ts';
import { readReport } from './report.ts';

/**
 * Stores the consequence of a report. A bounce marks the recipient of the return path as dead, if the status says so. A
 * complaint ends offers to the member, whom the signed unsubscribe link in the quoted e-mail identifies. Other e-mails
 * have no consequence, and none is ever answered. Idempotent.
 * @param recipient hash of the address to which the bounced e-mail was sent; undefined at the address for complaints
 */
export async function takeReport(
  deps: Deps,
  raw: Buffer,
  recipient: Buffer | undefined,
): Promise<'bounce' | 'complaint' | 'ignored'> {
  const report = await readReport(raw);
  if (report?.kind === 'bounce' && recipient) {
    const status = report.statuses.find((one) => isDeadAddress(one));
    if (status === undefined) return 'ignored';
    await suppress(deps, recipient, { reason: 'hard_bounce', source: 'dsn', status });
    return 'bounce';
  }
  if (report?.kind === 'complaint' && report.offerToken !== undefined)
    return takeComplaint(deps, report.offerToken);
  return 'ignored';
}

async function takeComplaint(deps: Deps, token: string): Promise<'complaint' | 'ignored'> {
  try {
    const { email } = await endOffers(deps, token);
    const about = { reason: 'complaint', source: 'arf', status: 'abuse' } as const;
    await suppress(deps, addressHash(deps, email), about);
    return 'complaint';
  } catch (error) {
    // The quoted link is forged or belongs to a member who no longer exists.
    if (error instanceof DomainError && error.code === 'request.not_found') return 'ignored';
    throw error;
  }
}
