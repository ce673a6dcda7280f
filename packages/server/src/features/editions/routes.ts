import { editionTexts } from '@wl/contract/editions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { readTexts } from './read-editions.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, editionTexts, async () => ({ data: await readTexts(deps) }));
}
