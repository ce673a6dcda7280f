import type { InboundSmtp } from '../../../platform/config/config-email.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { InboundAddress } from '../../../platform/email/inbound-addresses.ts';
import { recipientOf } from '../../../platform/email/return-path.ts';
import { takeReport } from './take-report.ts';

/** Local part of the address for spam complaints. Operators register it with mail providers' feedback loops. */
const COMPLAINTS = 'complaints';

const MAX_BYTES = 1024 * 1024;

/**
 * Defines which addresses accept reports from mail servers: the return paths that this installation has signed, and the
 * address for complaints.
 */
export function reportAddress(deps: Deps, inbound: InboundSmtp): InboundAddress {
  const domain = inbound.domain.toLowerCase();
  return {
    maxBytes: MAX_BYTES,
    accepts(address) {
      const [local, host] = address.split('@');
      if (host !== domain) return false;
      return local === COMPLAINTS || recipientOf(deps, address) !== undefined;
    },
    async take({ recipients, raw }) {
      for (const address of recipients) {
        const outcome = await takeReport(deps, raw, recipientOf(deps, address));
        deps.log.info({ outcome }, 'mail report received');
      }
    },
  };
}
