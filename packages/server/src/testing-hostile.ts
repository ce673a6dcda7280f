/**
 * Generates hostile requests from the schemas of a call: requests with invalid values or malformed bodies, and valid
 * requests with extreme amounts and dates. Wanderluck's own pages never send such requests.
 */
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { AnyCall } from './platform/http/http.ts';

/** Marker in the hostile strings. After sending them, the test checks that no table contains the marker. */
export const MARKER = 'h0st1le';

export interface HostileRequest {
  /** Path and query. The path starts with `/api`. */
  url: string;
  body: string | Buffer | undefined;
  contentType: string;
}

interface Json {
  [key: string]: unknown;
}

/** Strings that the database cannot store. */
const unstorable = ['\0', `\0${MARKER}`, `${MARKER}\0`, `${MARKER}\ud800`, `\udc00${MARKER}`];

const texts = [
  ...unstorable,
  '',
  ' ',
  '\u202e\u200b\ufeff',
  '😀'.repeat(300),
  'A'.repeat(70_000),
  "'; drop table members; --",
  '%00',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  '0x7fffffff',
  '９９',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const numbers = [0, -0, -1, 0.1, 1e21, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 63, 1e308, 5e-324];

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Generator of arbitrary values of any type. The test sends them in place of valid values. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  fc.constantFrom(200, 20_000).map(nested),
  fc.constant(JSON.parse(`{"__proto__":{"isAdmin":true},"\\u0000":"${MARKER}"}`) as unknown),
  fc.constant(Array.from({ length: 2_000 }, (_, index) => index)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
);

/** Generates values that a JSON schema allows, respecting its types, formats, enumerations and bounds. */
function allowedBy(schema: Json, definitions: Json): fc.Arbitrary<unknown> {
  const of = (other: unknown) =>
    allowedBy(typeof other === 'object' ? ((other ?? {}) as Json) : {}, definitions);
  if (typeof schema['$ref'] === 'string')
    return of(definitions[schema['$ref'].split('/').at(-1) ?? '']);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map(of));
  switch (schema['type']) {
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Json);
      return fc.record(Object.fromEntries(properties.map(([name, below]) => [name, of(below)])));
    }
    case 'array':
      return fc.array(of(schema['items']), { maxLength: 3 });
    case 'integer':
    case 'number': {
      const min = Math.max(Number(schema['minimum'] ?? 0), -(2 ** 31));
      return fc.integer({ min, max: Math.min(Number(schema['maximum'] ?? min + 5_000), 2 ** 31) });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.constantFrom<unknown>('text', 1, null, { stakeCents: 100 });
  }
}

function textOf({ format, minLength, maxLength }: Json): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constant('nobody@mail.example');
  if (format === 'date-time') return fc.constant('2026-01-01T00:00:00.000Z');
  if (format === 'date') return fc.constant('2026-01-01');
  const min = Math.min(Number(minLength ?? 1), 200);
  return fc.string({
    minLength: min,
    maxLength: Math.max(min, Math.min(Number(maxLength ?? 20), 200)),
  });
}

/** Replaces `value`, or one value nested in it, with `wrong`, or adds `wrong` as an unknown property. */
function withOneWrong(value: unknown, wrong: unknown, pick: number): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  const keys = Object.keys(value);
  const at = keys[pick % (keys.length + 1)];
  if (at === undefined) return pick % 5 === 0 ? wrong : { ...value, unknown: wrong };
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Json;
  const below = Math.floor(pick / (keys.length + 1));
  copy[at] = below % 2 ? withOneWrong(copy[at], wrong, below) : wrong;
  return copy;
}

const schemaOf = (schema: unknown): Json =>
  z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });

function inputOf(schema: unknown): fc.Arbitrary<unknown> {
  const json = schemaOf(schema);
  return allowedBy(json, (json['$defs'] ?? {}) as Json);
}

const absurdDates = ['0001-01-01', '1969-12-31', '2026-02-28', '9999-12-31', '+275760-09-13'];

/** Replaces the numbers, dates and timestamps in a value with extreme or unusual ones that the schema allows. */
function absurd(schema: Json, value: unknown, pick: () => number): unknown {
  const definitions = (schema['$defs'] ?? {}) as Json;
  const at = (below: Json, own: unknown): unknown => {
    if (typeof below['$ref'] === 'string')
      return at((definitions[below['$ref'].split('/').at(-1) ?? ''] ?? {}) as Json, own);
    const choices = below['anyOf'] ?? below['oneOf'];
    if (Array.isArray(choices)) {
      const choice = (choices as Json[]).find(({ type }) => type === kindOf(own));
      return choice ? at(choice, own) : own;
    }
    if (typeof own === 'number') {
      const most = Number.MAX_SAFE_INTEGER;
      const [min, max] = [Number(below['minimum'] ?? -most), Number(below['maximum'] ?? most)];
      return [max, min, Math.min(max, Math.max(min, 0)), Math.min(max, 999_999_999_999), own][
        pick() % 5
      ];
    }
    if (typeof own === 'string' && below['format'] === 'date') return absurdDates[pick() % 4];
    if (typeof own === 'string' && below['format'] === 'date-time')
      return `${absurdDates[pick() % 5] ?? ''}T00:00:00.000Z`;
    if (Array.isArray(own)) return own.map((one) => at((below['items'] ?? {}) as Json, one));
    if (typeof own !== 'object' || own === null) return own;
    const properties = (below['properties'] ?? {}) as Record<string, Json>;
    return Object.fromEntries(
      Object.entries(own).map(([name, one]) => [name, at(properties[name] ?? {}, one)]),
    );
  };
  return at(schema, value);
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;

/**
 * Generates requests whose bodies are valid according to a call's schema but contain extreme amounts and dates.
 * @param ids ids of existing rows, used in the path and the body
 */
export function absurdRequest(call: AnyCall, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const shape = (schema: unknown) => (schema === undefined ? fc.constant({}) : inputOf(schema));
  const picks = fc.array(fc.nat(19), { minLength: 40, maxLength: 40 });
  const known = (value: unknown, pick: number): unknown =>
    typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
      ? (ids[pick % ids.length] ?? value)
      : value;
  return fc
    .tuple(shape(call.params), shape(call.query), shape(call.body), picks, fc.nat())
    .map(([params, query, body, numbers, pick]) => {
      let turn = 0;
      const next = () => numbers[turn++ % numbers.length] ?? 0;
      const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(textForm(known((params as Json)[name], pick))),
      );
      const made = call.body === undefined ? undefined : absurd(schemaOf(call.body), body, next);
      return {
        url: `/api${path}${queryText(query)}`,
        body: made === undefined ? undefined : stringify(made),
        contentType: 'application/json',
      };
    });
}

/** Bodies that are rejected before any schema is checked. */
const brokenBodies: readonly [body: string | Buffer, contentType: string][] = [
  ['{', 'application/json'],
  ['['.repeat(100_000), 'application/json'],
  ['['.repeat(50_000) + ']'.repeat(50_000), 'application/json'],
  [`{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, 'application/json'],
  [`"${MARKER}\\u0000"`, 'application/json'],
  ['null', 'application/json'],
  ['-1e400', 'application/json'],
  [`{"name":"${MARKER}${'x'.repeat(300_000)}"}`, 'application/json'],
  [
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc0, 0x80, 0x22, 0x7d]),
    'application/json',
  ],
  [Buffer.from(`{"name":"${MARKER}"}`, 'utf16le'), 'application/json; charset=utf-16'],
  [`name=${MARKER}%00&a[b][c]=1&__proto__[x]=1`, 'application/x-www-form-urlencoded'],
  ['%E0%A4%A', 'application/x-www-form-urlencoded'],
  ['--x\r\n\r\n', 'multipart/form-data; boundary=x'],
  ['', 'multipart/form-data'],
  [MARKER, 'text/plain'],
  [MARKER, 'application/xml'],
  [MARKER, '\u00ff/\u00ff'],
];

const pathTexts = [
  '%00',
  `${MARKER}%00`,
  '%ED%A0%80',
  '..%2f..',
  '%2e%2e',
  '-1',
  '1e99',
  'x'.repeat(3_000),
  '%F0%9F%98%80',
  '%',
  "'%22",
];

/** Generates hostile requests for a call. The path, query and body of a request can all be hostile. */
export function hostileRequest(call: AnyCall): fc.Arbitrary<HostileRequest> {
  const shape = (schema: unknown) => (schema === undefined ? fc.constant({}) : inputOf(schema));
  const mix = (schema: unknown) =>
    fc
      .tuple(shape(schema), anyValue, fc.nat(), fc.boolean())
      .map(([right, wrong, pick, isWrong]) => (isWrong ? withOneWrong(right, wrong, pick) : right));
  const path = fc
    .tuple(shape(call.params), fc.constantFrom(...pathTexts), fc.nat(3))
    .map(([right, wrong, pick]) =>
      call.path.replace(/:(\w+)/g, (_, name: string) => {
        const own = (right as Json)[name];
        return pick === 0 || own === undefined ? wrong : encodeURIComponent(textForm(own));
      }),
    );
  const body = call.method === 'GET' ? fc.constant(undefined) : jsonBody(mix(call.body));
  const sent = fc.oneof(
    { weight: 5, arbitrary: body },
    { weight: call.method === 'GET' ? 0 : 1, arbitrary: fc.constantFrom(...brokenBodies) },
  );
  return fc.tuple(path, mix(call.query), sent).map(([at, query, made]) => ({
    url: `/api${at}${queryText(query)}`,
    body: made?.[0],
    contentType: made?.[1] ?? 'application/json',
  }));
}

/**
 * Returns a value as text for a URL. UTF-8 cannot encode unpaired surrogates, so text that contains them is repaired.
 * The server may store repaired text, but `MARKER` must never be stored, so `MARKER` is removed from repaired text.
 */
function textForm(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? text : text.toWellFormed().replaceAll(MARKER, '');
}

const jsonBody = (of: fc.Arbitrary<unknown>): fc.Arbitrary<[string, string]> =>
  of.map((value) => [stringify(value), 'application/json']);

/**
 * Serialises a value. If the value is nested too deeply for `JSON.stringify`, returns a deeply nested array as text
 * instead.
 */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '['.repeat(20_000) + ']'.repeat(20_000);
  }
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '?%00=%00&a=1&a=2';
  const pairs = Object.entries(query)
    .slice(0, 20)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(textForm(name))}=${encodeURIComponent(textForm(value)).slice(0, 4_000)}`,
    );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
