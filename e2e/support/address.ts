import { randomInt } from 'node:crypto';

/**
 * Members do not all sit at one address, and calls are counted by address: each comes from one of its own, told by the
 * proxy the casino of these tests trusts (`TRUST_PROXY` in playwright.config.ts).
 */
export function ownAddress(): { 'X-Forwarded-For': string } {
  const part = () => randomInt(1, 255);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
