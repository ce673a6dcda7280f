import multipart from '@fastify/multipart';
import * as calls from '@wl/contract/office/articles';
import * as pageCalls from '@wl/contract/office/articles-pages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { serveStaffChange, serveStaffUpload, serveStaffView } from '../staff/index.ts';
import { changeArticle, makeArticle } from './edit-article.ts';
import { readPageFile, readPageOverviews } from './pages/read-pages.ts';
import { readFile, readOverviews } from './read-file.ts';
import { receivePicture, uploadLimits } from './pictures/receive-picture.ts';
import { storePicture } from './pictures/store-picture.ts';
import { subjectOf, textRoutes } from './text-routes.ts';

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  listRoutes(app, deps);
  articleRoutes(app, deps);
  textRoutes(app, deps, {
    calls: calls.articleTexts,
    read: (db, { id }) => readFile(deps, db, id),
  });
  textRoutes(app, deps, {
    calls: pageCalls.pageTexts,
    read: (db, { page }) => readPageFile(deps, db, page),
  });
  // Register the multipart parser only for the call that uploads pictures.
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    pictureRoute(inner, deps);
  });
}

function listRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.articleFiles,
    () => '',
    ({ query }) => readOverviews(deps, query),
  );
  serveStaffView(
    app,
    pageCalls.infoPageFiles,
    () => '',
    async () => ({ data: await readPageOverviews(deps) }),
  );
}

function articleRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.makeArticle, async ({ body, staffId }, tx) => {
    const isNew = await makeArticle(deps, tx, body, staffId);
    const { id, ...after } = body;
    const entry = { action: 'articles.make', subject: subjectOf({ id }), after };
    return { reply: await fileReply(deps, tx, id), entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.changeArticle, async ({ params: { id }, body }, tx) => {
    const change = await changeArticle(deps, tx, id, body);
    const entry = change && { action: 'articles.change', subject: subjectOf({ id }), ...change };
    return { reply: await fileReply(deps, tx, id), entry };
  });
}

const fileReply = async (deps: Deps, tx: Transaction, id: string) => ({
  data: await readFile(deps, tx, id),
});

function pictureRoute(app: FastifyInstance, deps: Deps): void {
  serveStaffUpload(
    app,
    calls.uploadArticlePicture,
    ({ request }) => receivePicture(deps.db, request),
    async ({ staffId }, tx, file) => {
      const { picture, isNew } = await storePicture(deps, tx, file, staffId);
      const { id, width, height } = picture;
      const entry = {
        action: 'articles.upload',
        subject: `article_picture:${id}`,
        after: { width, height },
      };
      return { reply: { data: picture }, entry: isNew ? entry : null };
    },
    { form: { file: 'picture' } },
  );
}
