import type { Finding } from './rules.ts';
import { featureOf, isTest, withoutComments, type SourceFile } from './source.ts';

const word = (feature: string) => feature.replaceAll('-', '_');

/** Table prefixes that still use a feature's former name, each with the feature's current name. */
const formerOwners: readonly [prefix: string, feature: string][] = [['enquiries', 'support']];

/**
 * Checks that the SQL of each feature refers only to the feature's own tables. The prefix of a table name is the name
 * of its feature.
 */
export function tableOwners(files: readonly SourceFile[]): Finding[] {
  const tables = new Set<string>();
  for (const file of files) {
    if (!file.path.includes('/migrations/')) continue;
    for (const match of file.text.matchAll(/create table (?:if not exists )?([a-z_]+)/gi)) {
      if (match[1]) tables.add(match[1]);
    }
  }
  const features = new Set(
    files.map((file) => featureOf(file.path)).filter((name) => name !== undefined),
  );
  const ownerOf = (table: string) =>
    formerOwners.find(([prefix]) => table.startsWith(prefix))?.[1] ??
    [...features].find(
      (feature) => table === word(feature) || table.startsWith(`${word(feature)}_`),
    );
  const findings: Finding[] = [];
  for (const file of files) {
    const own = featureOf(file.path);
    if (!own || !file.path.startsWith('packages/server/') || isTest(file.path)) continue;
    const code = withoutComments(file.text);
    for (const table of tables) {
      const owner = ownerOf(table);
      if (!owner || owner === own) continue;
      const named = new RegExp(
        `(?:\\b(?:from|into|update|join|table)\\s+${table}\\b|(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\\(\\s*['"]${table}\\b)`,
        'i',
      );
      if (named.test(code)) {
        findings.push({
          rule: 'table owner',
          path: file.path,
          what: `${table} belongs to ${owner}`,
        });
      }
    }
  }
  return findings;
}
