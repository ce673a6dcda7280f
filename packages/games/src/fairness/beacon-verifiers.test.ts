/** Tests that the published verifiers check a salt against the beacon's signature. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { randomnessOf } from './beacon.ts';
import { createChain, linkOf } from './chain.ts';

/** Signature of round 1000 of drand quicknet. */
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

/** Returns the exit code and the output of a verifier for a table round whose salt comes from beacon round 1000. */
function verify(program: string, script: string, beaconSignature: string | undefined) {
  const chain = createChain('ab'.repeat(32), 3);
  const claim = {
    ...{ game: 'table-roulette', mathVersion: '1', bet: { spots: { red: 100 } } },
    chain: {
      ...{ published: chain.published, salt: randomnessOf(SIGNATURE) },
      ...{ index: 1, link: linkOf(chain, 1), beaconSignature },
    },
  };
  const file = path.resolve(import.meta.dirname, '../../../../docs/fairness', script);
  const { status, stdout } = spawnSync(program, [file, '-'], {
    input: JSON.stringify(claim),
    encoding: 'utf8',
  });
  return { status, stdout };
}

test.each([
  ['python3', 'verify.py'],
  ['perl', 'verify.pl'],
])('%s compares the salt with the signature', (program, script) => {
  expect(verify(program, script, SIGNATURE)).toMatchObject({ status: 0 });
  expect(verify(program, script, undefined)).toMatchObject({ status: 0 });
  const wrong = verify(program, script, `a${SIGNATURE.slice(1)}`);
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toContain('salt');
  expect(verify(program, script, 'no signature').status).toBe(1);
});
