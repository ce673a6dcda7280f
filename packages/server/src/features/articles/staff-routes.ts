import multipart from '@fastify/multipart';
import * as calls from '@wl/contract/office/articles';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { serveStaffChange, serveStaffUpload, serveStaffView } from '../staff/index.ts';
import { changeArticle, makeArticle } from './edit-article.ts';
import { publishDraft, unscheduleArticle, withdrawArticle } from './publish-article.ts';
import { readFile, readHistory, readOverviews, readPictures, wireDraft } from './read-file.ts';
import { receivePicture, uploadLimits } from './receive-picture.ts';
import {
  restoreVersion,
  saveDraft,
  versionTexts,
  type Place,
  type SavedDraft,
} from './save-draft.ts';
import { pageRoutes } from './staff-page-routes.ts';
import { storePicture } from './store-picture.ts';

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  viewRoutes(app, deps);
  articleRoutes(app, deps);
  draftRoutes(app, deps);
  publicationRoutes(app, deps);
  pageRoutes(app, deps);
  // Register the multipart parser only for the call that uploads pictures.
  await app.register(async (inner) => {
    await inner.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
    pictureRoute(inner, deps);
  });
}

const subjectOf = (id: string) => `article:${id}`;

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.articleFiles,
    () => '',
    ({ query }) => readOverviews(deps, query),
  );
  serveStaffView(
    app,
    calls.articleFile,
    ({ params }) => subjectOf(params.id),
    async ({ params }) => ({ data: await readFile(deps, deps.db, params.id) }),
  );
  serveStaffView(
    app,
    calls.articlePictures,
    ({ params }) => subjectOf(params.id),
    async ({ params }) => ({ data: await readPictures(deps.db, params) }),
  );
  serveStaffView(
    app,
    calls.articleHistory,
    ({ params }) => subjectOf(params.id),
    ({ params, query }) => readHistory(deps, params, query.page),
  );
  serveStaffView(
    app,
    calls.articleVersion,
    ({ params }) => subjectOf(params.id),
    async ({ params }) => ({ data: await versionTexts(deps.db, params) }),
  );
}

function articleRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.makeArticle, async ({ body, staffId }, tx) => {
    const isNew = await makeArticle(deps, tx, body, staffId);
    const { id, ...after } = body;
    const entry = { action: 'articles.make', subject: subjectOf(id), after };
    return { reply: await fileReply(deps, tx, id), entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.changeArticle, async ({ params: { id }, body }, tx) => {
    const change = await changeArticle(deps, tx, id, body);
    const entry = change && { action: 'articles.change', subject: subjectOf(id), ...change };
    return { reply: await fileReply(deps, tx, id), entry };
  });
}

const fileReply = async (deps: Deps, tx: Transaction, id: string) => ({
  data: await readFile(deps, tx, id),
});

function draftRoutes(app: FastifyInstance, deps: Deps): void {
  // The log names drafts by their numbers, because the history keeps the texts.
  const replyOf = async (tx: Transaction, place: Place, { draft }: SavedDraft) => ({
    data: await wireDraft(tx, place, draft),
  });
  serveStaffChange(app, calls.saveArticleDraft, async ({ params, body, staffId }, tx) => {
    const saved = await saveDraft(deps, tx, params, { ...body, clerkId: staffId });
    const entry = {
      action: 'articles.save',
      subject: subjectOf(params.id),
      after: { language: params.language, draft: saved.draft?.number },
    };
    return { reply: await replyOf(tx, params, saved), entry: saved.isNew ? entry : null };
  });
  serveStaffChange(app, calls.restoreArticle, async ({ params, body, staffId }, tx) => {
    const { id, language, kind, number } = params;
    const saved = await restoreVersion(deps, tx, params, { seen: body.draft, clerkId: staffId });
    const entry = {
      action: 'articles.restore',
      subject: subjectOf(id),
      after: { language, draft: saved.draft?.number, from: { kind, number } },
    };
    return { reply: await replyOf(tx, params, saved), entry: saved.isNew ? entry : null };
  });
}

function publicationRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.publishArticle, async ({ params, body, staffId }, tx) => {
    const { id, language } = params;
    const { number, live_at } = body;
    const isPublished = await publishDraft(deps, tx, params, {
      number,
      liveAt: live_at === null ? null : new Date(live_at),
      clerkId: staffId,
    });
    const entry = {
      action: 'articles.publish',
      subject: subjectOf(id),
      after: { language, draft: number, live_at },
    };
    return { reply: await fileReply(deps, tx, id), entry: isPublished ? entry : null };
  });
  serveStaffChange(app, calls.withdrawArticle, async ({ params, body }, tx) => {
    const { id, language } = params;
    await withdrawArticle(deps, tx, params);
    return {
      reply: await fileReply(deps, tx, id),
      entry: {
        action: 'articles.withdraw',
        subject: subjectOf(id),
        after: { language },
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, calls.unscheduleArticle, async ({ params }, tx) => {
    const { id, language } = params;
    await unscheduleArticle(deps, tx, params);
    return {
      reply: await fileReply(deps, tx, id),
      entry: { action: 'articles.unschedule', subject: subjectOf(id), after: { language } },
    };
  });
}

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
