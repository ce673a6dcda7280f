import { watchTablePicture } from '@wl/contract/table-pictures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { findDealtTable } from '../tables/index.ts';
import { closePicturePort, picturePort } from './picture-port.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  // End the connections before the server closes, because closing waits until all of them have ended.
  app.addHook('preClose', () => closePicturePort(deps));

  serve(app, watchTablePicture, async ({ params, signedIn }) => {
    await findDealtTable(deps.db, params.slug);
    return { data: picturePort(deps).watch(params.slug, signedIn) };
  });
}
