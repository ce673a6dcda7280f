import * as z from 'zod/mini';
import { errors, type ErrorCode } from '@wl/contract/errors';
import { API_BASE, type AnyCall } from './http.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _unused, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  return json;
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const json = schemaOf(schema, 'input');
  const required = (json['required'] ?? []) as string[];
  return Object.entries((json['properties'] ?? {}) as Record<string, Json>).map(
    ([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }),
  );
}

/** Codes that the platform itself answers before a handler runs. */
function platformErrors(call: AnyCall): ErrorCode[] {
  const codes: ErrorCode[] = ['request.unexpected', 'request.maintenance'];
  if (call.body ?? call.query) codes.push('request.invalid');
  if (call.method !== 'GET') codes.push('request.csrf', 'request.origin');
  if (call.auth !== 'public') codes.push('auth.signed_out');
  if (call.auth === 'confirmed') codes.push('member.email_unverified');
  if (call.auth === 'staff') codes.push('auth.forbidden');
  if (call.rate) codes.push('request.too_many');
  return codes;
}

function errorResponses(call: AnyCall): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...(call.errors ?? []), ...platformErrors(call)])) {
    const status = errors[code][0];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function security(call: AnyCall): Json[] {
  if (call.auth === 'public') return [];
  return [{ bearer: [], [call.auth === 'staff' ? 'staffCookie' : 'memberCookie']: [] }];
}

function operation(call: AnyCall): Json {
  const body = call.body as z.ZodMiniType | undefined;
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^a-zA-Z0-9]+/g, '_')}`,
    tags: [call.path.split('/')[1] ?? 'api'],
    summary: call.summary,
    'x-auth': call.auth,
    ...(call.permission ? { 'x-permission': call.permission } : {}),
    ...(call.rate ? { 'x-rate': call.rate } : {}),
    security: security(call),
    parameters: [
      ...parametersOf(call.params as z.ZodMiniType | undefined, 'path'),
      ...parametersOf(call.query as z.ZodMiniType | undefined, 'query'),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          [call.text ?? (call.file ? 'application/octet-stream' : 'application/json')]: {
            schema: schemaOf(call.reply as z.ZodMiniType, 'output'),
          },
        },
      },
      ...errorResponses(call),
    },
  };
}

/** Describes every served call in OpenAPI 3.1. */
export function openapi(
  calls: AnyCall[],
  version: string,
  cookieNames: Record<string, string>,
): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = API_BASE + call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wanderluck', version },
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(errors) },
            message: { type: 'string' },
            errors: {
              type: 'object',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
            params: { type: 'object' },
          },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        memberCookie: { type: 'apiKey', in: 'cookie', name: cookieNames['member'] },
        staffCookie: { type: 'apiKey', in: 'cookie', name: cookieNames['staff'] },
      },
    },
  };
}
