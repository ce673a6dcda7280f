import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { SchemaNames } from './contract.ts';
import { SchemaWriter } from './schemas.ts';

function writer(named: Record<string, z.ZodMiniType>) {
  const names: SchemaNames = z.registry();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  return new SchemaWriter(names);
}

test('a named schema is written once and referenced, also from parameters', () => {
  const Money = z.int().check(z.nonnegative());
  const Balance = z.object({ cash: Money, coins: z.nullable(Money) });
  const schemas = writer({ Money, Balance, Unused: z.object({ money: Money }) });
  const reply = schemas.write(z.object({ data: z.array(Balance) }), 'output');
  const { properties, required } = schemas.writeObject(z.object({ most: z.optional(Money) }));
  const components = schemas.components();
  expect(reply).toEqual({
    type: 'object',
    properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Balance' } } },
    required: ['data'],
  });
  expect([properties, required]).toEqual([{ most: { $ref: '#/components/schemas/Money' } }, []]);
  expect(components).toEqual({
    Money: { type: 'integer', minimum: 0, format: 'int64' },
    Balance: {
      type: 'object',
      properties: {
        cash: { $ref: '#/components/schemas/Money' },
        coins: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
      },
      required: ['cash', 'coins'],
    },
  });
});

test('input and output schemas have separate names if they or their parts differ', () => {
  const Sorting = z.object({ by: z._default(z.string(), 'name') });
  const Search = z.object({ sorting: Sorting });
  const Same = z.object({ id: z.string() });
  const schemas = writer({ Sorting, Search, Same });
  const body = schemas.write(z.object({ search: Search, same: Same }), 'input');
  const reply = schemas.write(z.object({ search: Search, same: Same }), 'output');
  const components = schemas.components();
  const references = (search: string) => ({
    search: { $ref: `#/components/schemas/${search}` },
    same: { $ref: '#/components/schemas/Same' },
  });
  expect(body['properties']).toEqual(references('SearchInput'));
  expect(reply['properties']).toEqual(references('Search'));
  expect(Object.keys(components)).toEqual([
    ...['Same', 'Search', 'SearchInput', 'Sorting', 'SortingInput'],
  ]);
  expect(components['SearchInput']?.['properties']).toEqual({
    sorting: { $ref: '#/components/schemas/SortingInput' },
  });
  expect(components['SortingInput']?.['required']).toBeUndefined();
  expect(components['Sorting']?.['required']).toEqual(['by']);
});

test('a record with listed keys is written as an object with these properties', () => {
  const Text = z.object({ text: z.string() });
  const schemas = writer({ Text });
  const json = schemas.write(z.record(z.enum(['en', 'tr']), Text), 'output');
  const some = schemas.write(z.partialRecord(z.enum(['en']), z.string()), 'output');
  schemas.components();
  const text = { $ref: '#/components/schemas/Text' };
  expect(json).toEqual({
    type: 'object',
    properties: { en: text, tr: text },
    required: ['en', 'tr'],
  });
  expect(some).toEqual({ type: 'object', properties: { en: { type: 'string' } } });
});

test('a recursive schema needs a name', () => {
  type Tree = z.ZodMiniObject<{ below: z.ZodMiniArray<Tree> }>;
  const Tree: Tree = z.object({
    get below() {
      return z.array(Tree);
    },
  });
  expect(() => writer({}).write(z.object({ tree: Tree }), 'output')).toThrow('has no name');
  const schemas = writer({ Tree });
  schemas.write(z.object({ tree: Tree }), 'output');
  expect(schemas.components()['Tree']?.['properties']).toEqual({
    below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
  });
});
