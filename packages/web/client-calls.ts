/**
 * Vite plug-in that removes the schemas of API calls from the member application. Its client sends a call without
 * reading the schemas (`contract/src/client.ts`); the server validates requests, and the types check both sides. A
 * schema that a page uses itself stays in the bundle.
 */
import type { Call } from '@wl/contract/call';
import { parseAst, type Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/.*\.ts$/;

/** Properties of a call that the application's client reads. */
const READ_BY_CLIENT = new Set<string>([
  'method',
  'path',
  'auth',
  'visitors',
  'text',
  'file',
] satisfies (keyof Call)[]);

/** Values that are already free of side effects, so they need no wrapper. */
const PLAIN = new Set([
  'Literal',
  'TemplateLiteral',
  'Identifier',
  'ArrowFunctionExpression',
  'FunctionExpression',
]);

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;
type Value = NonNullable<Declaration['declarations'][number]['init']>;

/** Returns the variables that a module declares at its top level. */
function declarationsOf(statement: Statement): Declaration['declarations'] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}

/** Returns the object that defines a call, without the properties that the client does not read. */
function callOf(value: Value, code: string): string | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined;
  const [given] = value.arguments;
  if (value.callee.name !== 'defineCall' || given?.type !== 'ObjectExpression') return undefined;
  const kept = given.properties.filter((property) => {
    // The spread object would keep its schemas in the bundle.
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error(
        `A call must name each property: ${code.slice(property.start, property.end)}`,
      );
    return READ_BY_CLIENT.has(property.key.name);
  });
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
}

/**
 * Shortens the calls of a contract module. Marks the module's other values as free of side effects, so that the bundler
 * removes those that nothing uses.
 * @throws Error if a call's definition spreads another object
 */
export function withoutSchemas(code: string): string {
  let out = '';
  let at = 0;
  for (const { init } of parseAst(code).body.flatMap(declarationsOf)) {
    if (!init || PLAIN.has(init.type)) continue;
    const source = code.slice(init.start, init.end);
    out += code.slice(at, init.start);
    out += callOf(init, code) ?? `/* @__PURE__ */ (() => (${source}))()`;
    at = init.end;
  }
  return out + code.slice(at);
}

export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACT.test(id.replaceAll('\\', '/'))) return undefined;
      return { code: withoutSchemas(code), map: null };
    },
  };
}
