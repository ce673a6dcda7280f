import { expect } from 'vitest';
import type { TestApp } from '../../platform/testing.ts';
import { auditChecksOf } from './audit-checks.ts';
import { audit } from './audit.ts';

/** Runs every audit check that the features of a test's application add, and expects no difference. */
export async function expectAudited({ deps }: TestApp): Promise<void> {
  const checks = auditChecksOf(deps);
  expect(await audit(deps.database, { checks })).toMatchObject({ differences: [] });
}
