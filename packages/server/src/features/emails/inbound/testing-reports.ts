/** Joins lines with CRLF, the line break of e-mail messages. */

const lines = (...all: string[]) => all.join('\r\n');

/** Returns a delivery status notification (RFC 3464) as Postfix formats it. */
export const dsn = ({ action = 'failed', status = '5.1.1' } = {}): string =>
  lines(
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="A1B2/mx.example"',
    '',
    '--A1B2/mx.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--A1B2/mx.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Mon, 2 Mar 2026 12:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; ann@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550',
    '    5.1.1 <ann@mail.example>: Recipient address rejected',
    '',
    '--A1B2/mx.example',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    'From: no-reply@wanderluck.example',
    'Subject: Wanderluck',
    '',
    'Hello',
    '',
    '--A1B2/mx.example--',
    '',
  );

/** Returns a complaint in the abuse reporting format (RFC 5965). */
export const complaint = (unsubscribe: string, type = 'abuse'): string =>
  lines(
    'From: <abusedesk@isp.example>',
    'Subject: FW: Ten free spins',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    '',
    '--part1',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part1',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part1',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: <no-reply@wanderluck.example>',
    'Subject: Ten free spins',
    `List-Unsubscribe: <${unsubscribe}>,`,
    '\t<mailto:support@wanderluck.example?subject=unsubscribe>',
    '',
    'Ten free spins wait.',
    '',
    '--part1--',
    '',
  );

/** Returns an out-of-office reply. */
export const absence = (): string =>
  lines(
    'From: Ann <ann@mail.example>',
    'Subject: Out of office',
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain',
    '',
    'Status: 5.1.1',
    'Action: failed',
    '',
  );
