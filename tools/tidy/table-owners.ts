import type { Finding } from './rules.ts';
import { featureOf, isTest, withoutComments, type SourceFile } from './source.ts';

const word = (feature: string) => feature.replaceAll('-', '_');

/** Returns the current names of the tables that the migrations create and rename. */
function tablesOf(files: readonly SourceFile[]): Set<string> {
  const tables = new Set<string>();
  const migrations = files.filter(({ path }) => path.includes('/migrations/'));
  for (const { text } of migrations.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    for (const [, created, former, renamed] of text.matchAll(
      /create table (?:if not exists )?([a-z_]+)|alter table ([a-z_]+) rename to ([a-z_]+)/gi,
    )) {
      if (former) tables.delete(former);
      const name = created ?? renamed;
      if (name) tables.add(name);
    }
  return tables;
}

/**
 * Checks that the SQL of each feature refers only to the feature's own tables. The prefix of a table name is the name
 * of its feature.
 */
export function tableOwners(files: readonly SourceFile[]): Finding[] {
  const tables = tablesOf(files);
  const features = new Set(
    files.map((file) => featureOf(file.path)).filter((name) => name !== undefined),
  );
  const ownerOf = (table: string) =>
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
