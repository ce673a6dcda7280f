import type { StatementLine } from '../payments.ts';

const HEAD = 'line,at,type,id,reference,amount,currency';
const types: readonly string[] = ['payment', 'refund', 'charge_back', 'payout'];

/**
 * Parses the CSV of `GET /v1/statement`. Returns undefined if the file is invalid or incomplete. The last line gives
 * the number of lines, so that a truncated file is not mistaken for a complete statement with fewer payments.
 */
export function parseStatement(text: string): StatementLine[] | undefined {
  const rows = text.trimEnd().split('\n');
  if (rows.shift() !== HEAD) return undefined;
  const end = /^end,(\d+)$/.exec(rows.pop() ?? '');
  if (!end || Number(end[1]) !== rows.length) return undefined;
  const lines: StatementLine[] = [];
  for (const row of rows) {
    const [, at = '', type = '', providerRef = '', reference = '', amount = '', currency = ''] =
      row.split(',');
    const amountCents = Number(amount);
    if (
      !types.includes(type) ||
      !Number.isSafeInteger(amountCents) ||
      amount === '' ||
      Number.isNaN(Date.parse(at))
    )
      return undefined;
    lines.push({
      type: type as StatementLine['type'],
      at: new Date(at),
      providerRef,
      reference,
      amountCents,
      currency,
    });
  }
  return lines;
}
