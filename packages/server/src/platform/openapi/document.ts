import type { FastifyInstance } from 'fastify';
import { visitorHeader } from '@wl/contract/call';
import { errors } from '@wl/contract/errors';
import { tags, type Tag } from '@wl/contract/tags';
import type { Deps } from '../deps.ts';
import { API_BASE } from '../http/http.ts';
import { contractNames, type ContractNames } from './contract.ts';
import { createOperations } from './operations.ts';
import { SchemaWriter, type Json } from './schemas.ts';

const DESCRIPTION = `
The API that the member application and the back office of Wanderluck use.

**Replies** are JSON: \`{ data, meta? }\`, or an \`Error\` with a stable \`code\`. Amounts are integers in minor units (cents);
times are UTC in ISO 8601.

**Sign-in** returns a bearer token and sets a cookie. Signed-in calls send both.

**Calls that change something** send the header \`X-Requested-With: XMLHttpRequest\`, and the value of the cookie \`XSRF-TOKEN\`
in \`X-XSRF-TOKEN\`. Any GET sets that cookie. Calls with an idempotency key (\`id\` or \`key\` in the body) may be repeated: the
repetition returns the first result.
`.trim();

const ERROR: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: 'English text of the code.' },
    errors: {
      type: 'object',
      description: 'Messages by field, usually with `request.invalid`.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    params: {
      type: 'object',
      description: 'Values inserted into the text of the code.',
      additionalProperties: { type: ['string', 'number'] },
    },
  },
};

function securitySchemes(cookieName: (kind: 'member' | 'staff') => string): Json {
  const inCookie = (kind: 'member' | 'staff') => ({
    type: 'apiKey',
    in: 'cookie',
    name: cookieName(kind),
  });
  const inHeader = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'header',
    name,
    description,
  });
  return {
    bearer: { type: 'http', scheme: 'bearer', description: '`auth_token` of the sign-in.' },
    memberCookie: inCookie('member'),
    staffCookie: inCookie('staff'),
    xsrfToken: inHeader('X-XSRF-TOKEN', 'Value of the cookie `XSRF-TOKEN`.'),
    visitorToken: inHeader(visitorHeader, 'Token of a visitor, from `openVisitorChat`.'),
    requestedWith: inHeader('X-Requested-With', 'Always `XMLHttpRequest`.'),
  };
}

const officeName = ({ name }: Tag) => `${name} (back office)`;

/**
 * Returns the tags and the two groups in which API viewers show them: visitor and member calls, then back-office calls.
 */
function describeTags(used: ReadonlySet<string>): { tags: Json[]; 'x-tagGroups': Json[] } {
  const all = Object.values(tags);
  const described = (name: string, description: string | undefined) =>
    description === undefined ? [] : [{ name, description }];
  const members = all.flatMap((tag) => described(tag.name, tag.members));
  const office = all.flatMap((tag) => described(officeName(tag), tag.office));
  const isUsed = (tag: { name: string }) => used.has(tag.name);
  const known = new Set([...members, ...office].map(({ name }) => name));
  const others = [...used].filter((name) => !known.has(name)).map((name) => ({ name }));
  const groups = [
    { name: 'Visitors and members', tags: [...members.filter(isUsed), ...others] },
    { name: 'Back office', tags: office.filter(isUsed) },
  ];
  return {
    tags: groups.flatMap((group) => group.tags),
    'x-tagGroups': groups.map((group) => ({
      name: group.name,
      tags: group.tags.map(({ name }) => name),
    })),
  };
}

/**
 * Returns the tag for a call: the feature to which its contract file belongs. Calls without a contract file (in tests)
 * are tagged by their path.
 */
function tagOf(path: string, file: string | undefined): string {
  const tag = file === undefined ? undefined : tags[file];
  if (!tag) return file ?? path.split('/')[1] ?? 'api';
  return path.startsWith('/staff/') ? officeName(tag) : tag.name;
}

/** Describes every call that an application serves, in OpenAPI 3.1. Must be called after all routes have been added. */
function describe(app: FastifyInstance, { config, sessions }: Deps, names: ContractNames): Json {
  const schemas = new SchemaWriter(names.schemas);
  const { operation, sharedResponses } = createOperations({ names, schemas, tagOf });
  const paths: Record<string, Json> = {};
  const used = new Set<string>();
  for (const call of app.servedCalls) {
    const path = API_BASE + call.path.replace(/:(\w+)/g, '{$1}');
    const described = operation(call, app.serveOptions.get(call) ?? {});
    for (const tag of described.tags) used.add(tag);
    (paths[path] ??= {})[call.method.toLowerCase()] = described;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wanderluck API',
      version: config.version,
      description: DESCRIPTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Wanderluck' },
    },
    servers: [{ url: config.publicUrl, description: 'This installation' }],
    ...describeTags(used),
    paths,
    components: {
      schemas: { Error: ERROR, ...schemas.components() },
      responses: sharedResponses(),
      securitySchemes: securitySchemes((kind) => sessions.cookieName(kind)),
    },
  };
}

/** Serves the OpenAPI document. Builds it on the first request, because most processes never have to serve it. */
export function addDocument(app: FastifyInstance, deps: Deps): void {
  let made: Promise<string> | undefined;
  const make = async () => JSON.stringify(describe(app, deps, await contractNames()));
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    made ??= make();
    reply.type('application/json; charset=utf-8');
    return made;
  });
}
