import type { Deps } from '../../../platform/deps.ts';
import { isDeadAddress } from '../../../platform/email/delivery-rules.ts';
import { addressHash, suppress } from '../../../platform/email/suppressions.ts';
import { DomainError } from '../../../platform/errors.ts';
import { endOffers } from '../../offers/index.ts';
import { readReport } from './report.ts';

/**
 * Processes an e-mail sent to a report address. Idempotent, and never sends a reply.
 * - A bounce whose status says that the address does not exist stops all further e-mails to `recipient`.
 * - A complaint unsubscribes the member from offers. The signed unsubscribe link in the quoted e-mail identifies the
 *   member.
 * - Other e-mails are ignored.
 *
 * @param recipient hash of the address to which the bounced e-mail was sent; undefined for e-mails to the address for
 *   complaints
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
    // Ignore a complaint if the unsubscribe link that it quotes is forged or belongs to a member who no longer exists.
    if (error instanceof DomainError && error.code === 'request.not_found') return 'ignored';
    throw error;
  }
}
