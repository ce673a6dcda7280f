import type * as z from 'zod/mini';
import { errors, type ErrorCode } from '@wl/contract/errors';
import { isOffer, type AnyCall, type ServeOptions } from '../http/http.ts';
import type { ContractNames } from './contract.ts';
import type { Json, SchemaWriter } from './schemas.ts';

type Schema = z.ZodMiniType;
type Operation = Json & { tags: string[] };

interface Input {
  names: ContractNames;
  schemas: SchemaWriter;
  tagOf: (path: string, file: string | undefined) => string;
}

const ERROR_REF = { $ref: '#/components/schemas/Error' };

/** Returns the error codes that the platform can return before the call's handler runs. */
function platformErrors(call: AnyCall, options: ServeOptions): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (call.body ?? call.query ?? options.form) codes.push('request.invalid');
  if (call.params) codes.push('request.not_found');
  if (changes(call) && !options.serverToServer) codes.push('request.csrf', 'request.origin');
  if (isOffer(call, options)) codes.push('request.country_blocked');
  if (call.auth !== 'public') codes.push('auth.signed_out');
  if (call.visitors) codes.push('chat.visitor_unknown');
  if (call.auth === 'confirmed') codes.push('member.email_unverified');
  if (call.auth === 'staff') codes.push('auth.forbidden');
  if (call.rate) codes.push('request.too_many');
  return codes;
}

const changes = (call: AnyCall) => call.method !== 'GET';

const errorResponse = (codes: readonly ErrorCode[], before = ''): Json => ({
  description: before + codes.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
  content: { 'application/json': { schema: ERROR_REF } },
});

/** Error responses that any call can return, by status range. */
const ANY_CALL: Record<string, { name: string; response: Json }> = {
  '4XX': {
    name: 'Refused',
    response: errorResponse(['request.invalid'], 'The request is malformed or too large.\n\n'),
  },
  '5XX': {
    name: 'Failed',
    response: errorResponse(['request.unexpected', 'request.overloaded', 'request.maintenance']),
  },
};

/**
 * Returns the name of the response for these error codes, such as `RequestCsrfOrRequestOrigin` for `request.csrf` and
 * `request.origin`.
 */
const responseName = (codes: readonly ErrorCode[]) =>
  codes
    .map((code) => code.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or');

function security(call: AnyCall, options: ServeOptions): Json[] {
  const session =
    call.auth === 'public'
      ? {}
      : { bearer: [], [call.auth === 'staff' ? 'staffCookie' : 'memberCookie']: [] };
  const own = changes(call) && !options.serverToServer ? { xsrfToken: [], requestedWith: [] } : {};
  const all = { ...session, ...own };
  const visitor = call.visitors ? [{ visitorToken: [], ...own }] : [];
  return Object.keys(all).length === 0 ? visitor : [all, ...visitor];
}

function parametersOf(
  schemas: SchemaWriter,
  schema: Schema | undefined,
  place: 'path' | 'query',
): Json[] {
  if (!schema) return [];
  const { properties, required } = schemas.writeObject(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function replyOf(schemas: SchemaWriter, call: AnyCall): Json {
  if (call.file)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const schema = schemas.write(call.reply as Schema, 'output');
  return { [call.text ?? 'application/json']: { schema } };
}

function requestBody(schemas: SchemaWriter, call: AnyCall, { form }: ServeOptions): Json {
  if (form) return { requestBody: { required: true, content: formContent(schemas, form) } };
  if (!call.body) return {};
  const schema = schemas.write(call.body as Schema, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function formContent(schemas: SchemaWriter, form: NonNullable<ServeOptions['form']>): Json {
  const file = { type: 'string', format: 'binary' };
  if ('file' in form) {
    const schema = { type: 'object', properties: { [form.file]: file }, required: [form.file] };
    return { 'multipart/form-data': { schema } };
  }
  const { properties, required } = schemas.writeObject(form);
  const schema = {
    type: 'object',
    properties: { ...properties, files: { type: 'array', items: file } },
    required: [...required, 'files'],
  };
  return { 'multipart/form-data': { schema } };
}

/** Returns functions that describe calls as OpenAPI operations and list the responses that operations share. */
export function createOperations({ names, schemas, tagOf }: Input) {
  const responses: Record<string, Json> = {};

  function shared(name: string, response: Json): Json {
    responses[name] ??= response;
    return { $ref: `#/components/responses/${name}` };
  }

  function errorResponses(call: AnyCall, options: ServeOptions): Json {
    const byStatus = new Map<number, ErrorCode[]>();
    for (const code of new Set([...platformErrors(call, options), ...(call.errors ?? [])])) {
      const status = errors[code][0];
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    const own = [...byStatus].map(([status, codes]): [string, Json] => {
      if (!codes.every((code) => /^(request|auth|member)\./.test(code)))
        return [String(status), errorResponse(codes)];
      return [String(status), shared(responseName(codes), errorResponse(codes))];
    });
    for (const [range, { name, response }] of Object.entries(ANY_CALL))
      own.push([range, shared(name, response)]);
    return Object.fromEntries(own);
  }

  function operation(call: AnyCall, options: ServeOptions): Operation {
    const known = names.calls.get(call);
    const path = call.path.replace(/[^a-zA-Z0-9]+/g, '_');
    return {
      operationId: known?.name ?? `${call.method.toLowerCase()}${path}`,
      tags: [tagOf(call.path, known?.file)],
      summary: call.summary,
      'x-auth': call.auth,
      ...(call.permission ? { 'x-permission': call.permission } : {}),
      ...(call.rate ? { 'x-rate': call.rate } : {}),
      security: security(call, options),
      parameters: [
        ...parametersOf(schemas, call.params as Schema | undefined, 'path'),
        ...parametersOf(schemas, call.query as Schema | undefined, 'query'),
      ],
      ...requestBody(schemas, call, options),
      responses: {
        '200': { description: 'Done.', content: replyOf(schemas, call) },
        ...errorResponses(call, options),
      },
    };
  }

  return {
    operation,
    /** Returns the responses that operations refer to, keyed by name. */
    sharedResponses: (): Json =>
      Object.fromEntries(Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
