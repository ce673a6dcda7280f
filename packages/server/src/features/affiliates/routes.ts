import * as calls from '@wl/contract/affiliates';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { countClick } from './count-click.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.countClick, async ({ deps, body, request }) => {
    await countClick(deps, { token: body.token, ip: request.ip });
    return { data: { done: true as const } };
  });
}
