/**
 * Vite plug-in that removes the schemas of API calls from the member application. The application's client
 * (`contract/src/client.ts`) does not read the schemas, because the server validates requests and TypeScript checks
 * both sides. A schema that a page uses directly stays in the bundle.
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

/** Types of syntax nodes that have no side effects, so their values need no wrapper. */
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

/** Returns the variables that a top-level statement declares; empty if it declares none. */
function declarationsOf(statement: Statement): Declaration['declarations'] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}

/**
 * Returns the code of a call's definition, without the properties that the client does not read; undefined if the value
 * does not define a call.
 */
function callOf(value: Value, code: string): string | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined;
  const [given] = value.arguments;
  if (value.callee.name !== 'defineCall' || given?.type !== 'ObjectExpression') return undefined;
  const kept = given.properties.filter((property) => {
    // A spread object would keep its schemas in the bundle.
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error(
        `A call must name each property: ${code.slice(property.start, property.end)}`,
      );
    return READ_BY_CLIENT.has(property.key.name);
  });
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
}

/**
 * Returns the code of a contract module without the schemas of its calls. Marks the module's other values as free of
 * side effects, so that the bundler removes unused ones.
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
