import { brand } from '@wl/world/casino/brand';
import { expect, test } from 'vitest';
import type { Config } from '../../../platform/config/config.ts';
import { isOwnAddress, isSupportAddress, replyAddress, ticketNumberOf } from './addresses.ts';

const depsOf = (byte: number, before: number[] = []) => ({
  config: {
    appSecret: Buffer.alloc(32, byte),
    appSecretsBefore: before.map((one) => Buffer.alloc(32, one)),
    mailFrom: 'Wanderluck <no-reply@casino.example>',
    inboundSmtp: { port: 25, domain: 'Mail.Casino.example', authservId: undefined },
  } as unknown as Config,
});
const deps = depsOf(1);
const address = replyAddress(deps, 1042) ?? '';

test('an address for answers names its ticket, also in upper case and after a change of the secret', () => {
  expect(address).toMatch(/^ticket\+1042-[a-z2-7]{16}@Mail\.Casino\.example$/);
  for (const given of [address, address.toUpperCase(), address.toLowerCase()])
    expect(ticketNumberOf(deps, given)).toBe(1042);
  expect(ticketNumberOf(depsOf(2, [1]), address)).toBe(1042);
  expect(ticketNumberOf(depsOf(2), address)).toBeUndefined();
});

test('no altered address is accepted', () => {
  const start = address.indexOf('-') + 1;
  for (let at = start; at < start + 16; at += 1) {
    const altered =
      address.slice(0, at) + (address[at] === 'a' ? 'b' : 'a') + address.slice(at + 1);
    expect([at, ticketNumberOf(deps, altered)]).toEqual([at, undefined]);
  }
  for (const bad of [
    '',
    'ticket+1042@mail.casino.example',
    address.replace('1042', '1043'),
    address.replace('1042', '01042'),
    address.replace('Mail.', ''),
    `x${address}`,
  ])
    expect(ticketNumberOf(deps, bad)).toBeUndefined();
});

test('support has its public address and one at the inbound domain', () => {
  for (const given of [
    brand.supportEmail,
    brand.supportEmail.toUpperCase(),
    'support@mail.casino.example',
  ])
    expect(isSupportAddress(deps, given)).toBe(true);
  expect(isSupportAddress(deps, 'support@casino.example')).toBe(false);
});

test('own addresses are recognised as senders', () => {
  for (const given of [
    'no-reply@casino.example',
    'Support@mail.casino.example',
    address,
    'bounce+a@mail.casino.example',
  ])
    expect(isOwnAddress(deps, given)).toBe(true);
  for (const given of ['ann@casino.example', 'ticket+1@other.example', ''])
    expect(isOwnAddress(deps, given)).toBe(false);
});
