import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

/** Returns the names of the tables that the body of an SQL function inserts into, updates or deletes from. */
function tablesWritten(body: string): Set<string> {
  const code = body.replace(/--.*$/gm, '').replace(/\b(?:for(?: no key)?|do) update\b/g, '');
  const writes = code.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)/g);
  return new Set([...writes].map(([, table]) => table ?? ''));
}

/** Returns true if the table belongs to the feature. Tables whose names start with `event` belong to the platform. */
const isOwn = (table: string, feature: string) =>
  table === feature ||
  table.startsWith(`${feature}_`) ||
  (feature === 'platform' && table.startsWith('event'));

/**
 * Checks that each SQL function's header lists every table of another feature that the function writes. Each entry
 * names the table, the data written and the reason: `-- - ledger_wallets: balances, because …`. A table that is written
 * only through another function belongs in that function's header.
 */
export function functionHeaders(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    const [, folder] = /^packages\/server\/functions\/([^/]+)\/[^/]+\.sql$/.exec(path) ?? [];
    if (folder === undefined) continue;
    const start = text.indexOf('create or replace function');
    const header = text.slice(0, start);
    for (const table of tablesWritten(text.slice(start)))
      if (
        !isOwn(table, folder.replaceAll('-', '_')) &&
        !new RegExp(`^-- - ${table}: \\S`, 'm').test(header)
      )
        findings.push({ rule: 'function header', path, what: `writes ${table}` });
  }
  return findings;
}
