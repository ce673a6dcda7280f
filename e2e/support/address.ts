import { randomInt } from 'node:crypto';

/**
 * Returns headers with a random network address. Rate limits apply per address, so each member needs a separate
 * address. The casino under test trusts the header (`TRUST_PROXY` in playwright.config.ts).
 */
export function ownAddress(): { 'X-Forwarded-For': string } {
  const part = () => randomInt(1, 255);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
