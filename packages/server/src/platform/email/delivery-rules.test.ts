import { expect, test } from 'vitest';
import { judgeFault } from './delivery-rules.ts';

test.each([
  [{}, 'retry'],
  [{ responseCode: 421, command: 'CONN', response: '421 4.3.2 closing' }, 'retry'],
  [{ responseCode: 450, command: 'RCPT TO', response: '450 4.2.1 greylisted' }, 'retry'],
  [{ responseCode: 452, command: 'RCPT TO', response: '452 4.2.2 mailbox full' }, 'retry'],
  // A rejected password or sender address is a configuration fault that the operator can correct, so the e-mail is sent
  // again later.
  [{ responseCode: 535, command: 'AUTH PLAIN', response: '535 5.7.8 bad credentials' }, 'retry'],
  [{ responseCode: 550, command: 'MAIL FROM', response: '550 5.1.8 bad sender' }, 'retry'],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 user unknown' }, 'dead_address'],
  [{ responseCode: 550, command: 'RCPT TO', response: '550-5.1.1 no such user' }, 'dead_address'],
  [{ responseCode: 556, command: 'RCPT TO', response: '556 5.1.10 null MX' }, 'dead_address'],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.2.1 disabled' }, 'dead_address'],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 No such user here' }, 'dead_address'],
  [{ responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 mailbox full' }, 'refused'],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 relaying denied' }, 'refused'],
  [{ responseCode: 554, command: 'RCPT TO', response: '554 rejected' }, 'refused'],
  [{ responseCode: 554, command: 'DATA', response: '554 5.7.1 looks like spam' }, 'refused'],
  [{ responseCode: 550, command: 'DATA', response: '550 5.1.1 user unknown' }, 'dead_address'],
])('the fault %j means %s', (fault, verdict) => {
  expect(judgeFault(fault)).toBe(verdict);
});
