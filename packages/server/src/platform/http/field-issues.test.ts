/**
 * Tests the API's error texts for invalid amounts, and for other invalid values for which the contract defines no
 * message.
 */
import { fieldCodeOf } from '@wl/contract/field-texts';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { answerOf, DomainError } from '../errors.ts';
import { parse } from './http.ts';

function fieldsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  try {
    parse(schema, value);
  } catch (error) {
    if (error instanceof DomainError) return error.fields ?? {};
    throw error;
  }
  return {};
}

test('missing, too long, wrongly typed and invalid fields have their own messages', () => {
  const schema = z.object({
    missing: z.int(),
    text: z.string(),
    amount: z.int(),
    kind: z.enum(['a', 'b']),
    long: z.string().check(z.maxLength(2)),
    digits: z.string().check(z.regex(/^\d+$/)),
    list: z.array(z.object({ id: z.string() })),
    worded: z.string({ error: 'Please enter your password' }),
  });
  const body = { text: 1, amount: '10', kind: 'c', long: 'abc', digits: 'x', list: [{ id: 1 }] };
  const fields = fieldsOf(schema, body);
  expect(fields).toEqual({
    missing: ['This field is required'],
    text: ['This value has the wrong format'],
    amount: ['This value has the wrong format'],
    kind: ['This value is not valid'],
    long: ['This text is too long'],
    digits: ['This value is not valid'],
    'list.0.id': ['This value has the wrong format'],
    worded: ['Please enter your password'],
  });
  for (const [text = ''] of Object.values(fields)) expect(fieldCodeOf(text)).toBeDefined();
});

test('invalid passwords and e-mail addresses have their own messages', () => {
  const text = z.string().check(z.maxLength(4));
  const schema = z.object({ email: text, password: text, new_password: text });
  expect(fieldsOf(schema, { email: 1, password: 'longer', new_password: null })).toEqual({
    email: ['Invalid email'],
    password: ['Invalid password'],
    new_password: ['Invalid password'],
  });
});

test('a body that is not an object has the wrong type', () => {
  expect(fieldsOf(z.object({ text: z.string() }), 'text')).toEqual({
    _: ['This value has the wrong format'],
  });
});

test.each([
  ['wallet.below_minimum', { minimum: 1000 }, 'The minimum amount is $10.00.'],
  [
    'wallet.above_transaction_limit',
    { maximum: 200_050 },
    'The maximum amount per transaction is $2,000.50.',
  ],
  [
    'wallet.too_many_failed',
    { minutes: 15 },
    'Too many payments have failed. Please try again in 15 minutes.',
  ],
] as const)(
  'the message of %s formats amounts as money and other numbers unchanged',
  (code, params, message) => {
    // The parameters must contain amounts in cents, for clients that format the message themselves.
    expect(answerOf(new DomainError(code, { params }))).toMatchObject({ message, params });
  },
);
