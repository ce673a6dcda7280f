import { expect } from 'vitest';
import type { TestApp } from '../../platform/testing.ts';
import { auditChecksOf } from './audit-checks.ts';
import { audit } from './audit.ts';

/** Runs all audit checks that a test application's features have added, and expects no differences. */
export async function expectAudited({ deps }: TestApp): Promise<void> {
  const checks = auditChecksOf(deps);
  expect(await audit(deps.database, { checks })).toMatchObject({ differences: [] });
}
