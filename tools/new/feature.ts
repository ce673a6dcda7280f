import type { Change, Names } from './names.ts';

/** Returns the files of a new feature in the packages contract, server and web, with one example in each package. */
export function newFeature(_root: string, { kebab, title, camel, snake }: Names): Change[] {
  const server = `packages/server/src/features/${kebab}`;
  const web = `packages/web/src/features/${kebab}`;
  return [
    { file: `packages/contract/src/${kebab}.ts`, text: contract(kebab, camel) },
    {
      file: 'packages/contract/src/tags.ts',
      rewrite: /^};$/m,
      to: `  ${kebab.includes('-') ? `'${kebab}'` : kebab}: { name: '${title}', members: '${title} of a member.' },\n};`,
    },
    { file: `${server}/routes.ts`, text: routes(kebab, camel) },
    {
      file: `${server}/rules.ts`,
      text: `/** Rules of ${kebab}: pure verdicts; time is an argument. */\nexport {};\n`,
    },
    {
      file: `${server}/repository.ts`,
      text: `/** SQL of ${kebab}. Its tables are named ${snake}_…, in a migration of their own. */\nexport {};\n`,
    },
    {
      file: `${server}/index.ts`,
      text: `/** What other features may use of ${kebab}. */\nexport {};\n`,
    },
    { file: `${web}/routes.tsx`, text: webRoutes(kebab) },
    { file: `${web}/pages/${kebab}.tsx`, text: page(title, camel) },
    ...['en', 'es', 'fr', 'pt', 'tr'].map((language) => ({
      file: `${web}/locales/${language}.po`,
      text: `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n`,
    })),
  ];
}

const contract = (kebab: string, camel: string) => `import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data } from './shapes.ts';

export const ${camel}State = defineCall({
  method: 'GET',
  path: '/${kebab}/state',
  auth: 'member',
  summary: 'State of ${kebab}.',
  reply: data(z.object({ ready: z.boolean() })),
});
`;

const routes = (
  kebab: string,
  camel: string,
) => `import { ${camel}State } from '@wl/contract/${kebab}';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http.ts';

export function routes(app: FastifyInstance): void {
  serve(app, ${camel}State, () => ({ data: { ready: true } }));
}
`;

const webRoutes = (kebab: string) => `import { defineFeature } from '../../app/feature.ts';

export const feature = defineFeature({
  name: '${kebab}',
  catalogues: import.meta.glob('./locales/*.po'),
  pages: [{ path: '/${kebab}', page: () => import('./pages/${kebab}.tsx'), guard: 'member' }],
});
`;

const page = (title: string, camel: string) => `import { Trans } from '@lingui/react/macro';

/** ${title}. */
export default function ${camel.charAt(0).toUpperCase()}${camel.slice(1)}Page() {
  return (
    <main>
      <h1>
        <Trans>${title}</Trans>
      </h1>
    </main>
  );
}
`;
