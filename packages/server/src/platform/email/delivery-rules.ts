/** Failure to send an e-mail, as nodemailer reports it. */
export interface SmtpFault {
  /** SMTP reply code; undefined if there was no reply. */
  responseCode?: number;
  /** SMTP command that was rejected. */
  command?: string;
  response?: string;
}

/**
 * Verdict on a failed delivery attempt:
 *
 * - `retry`: the recipient's mail server may accept the e-mail later, or the cause is our own configuration
 * - `refused`: the mail server rejects this e-mail permanently, which says nothing about the address
 * - `dead_address`: there is no such mailbox
 */
export type DeliveryVerdict = 'retry' | 'refused' | 'dead_address';

/** Reply codes that indicate a missing mailbox if the reply has no enhanced status code (RFC 5321, 4.2.3). */
const NO_SUCH_MAILBOX = [550, 551, 553];

/** Returns the enhanced status code (RFC 3463) in a reply, such as `5.1.1`. */
export function statusIn(response: string): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response)?.[1];
}

/**
 * Returns true for a permanent failure of the address itself: it does not exist (5.1.x), or its mailbox is disabled
 * (5.2.1). A full mailbox, a rejected sender or a policy rejection does not make an address dead.
 */
export function isDeadAddress(status: string): boolean {
  return /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/.test(status);
}

/** Decides what to do after an e-mail to one recipient could not be sent. */
export function judgeFault({ responseCode, command, response = '' }: SmtpFault): DeliveryVerdict {
  if (responseCode === undefined || responseCode < 500) return 'retry';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'retry';
  const status = statusIn(response);
  if (command === 'DATA')
    return status !== undefined && isDeadAddress(status) ? 'dead_address' : 'refused';
  const isDead =
    status === undefined ? NO_SUCH_MAILBOX.includes(responseCode) : isDeadAddress(status);
  return isDead ? 'dead_address' : 'refused';
}
