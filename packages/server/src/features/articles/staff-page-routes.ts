/** Back-office calls for information pages. They use the same drafts, publications and history as news articles. */
import * as calls from '@wl/contract/office/articles-pages';
import type { PageName } from '@wl/world/articles/pages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { publishDraft, unscheduleArticle, withdrawArticle } from './publish-article.ts';
import { readHistory, readPictures, wireDraft } from './read-file.ts';
import { readPageFile, readPageOverviews } from './read-pages.ts';
import { restoreVersion, saveDraft, versionTexts } from './save-draft.ts';

export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  viewRoutes(app, deps);
  draftRoutes(app, deps);
  publicationRoutes(app, deps);
}

const subjectOf = (page: PageName) => `page:${page}`;

const fileReply = async (deps: Deps, tx: Transaction, page: PageName) => ({
  data: await readPageFile(deps, tx, page),
});

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.infoPageFiles,
    () => '',
    async () => ({ data: await readPageOverviews(deps) }),
  );
  serveStaffView(
    app,
    calls.infoPageFile,
    ({ params }) => subjectOf(params.page),
    async ({ params }) => ({ data: await readPageFile(deps, deps.db, params.page) }),
  );
  serveStaffView(
    app,
    calls.infoPagePictures,
    ({ params }) => subjectOf(params.page),
    async ({ params }) => ({ data: await readPictures(deps.db, params) }),
  );
  serveStaffView(
    app,
    calls.infoPageHistory,
    ({ params }) => subjectOf(params.page),
    ({ params, query }) => readHistory(deps, params, query.page),
  );
  serveStaffView(
    app,
    calls.infoPageVersion,
    ({ params }) => subjectOf(params.page),
    async ({ params }) => ({ data: await versionTexts(deps.db, params) }),
  );
}

function draftRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.saveInfoPageDraft, async ({ params, body, staffId }, tx) => {
    const { draft, isNew } = await saveDraft(deps, tx, params, { ...body, clerkId: staffId });
    const entry = {
      action: 'articles.save',
      subject: subjectOf(params.page),
      after: { language: params.language, draft: draft?.number },
    };
    return { reply: { data: await wireDraft(tx, params, draft) }, entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.restoreInfoPage, async ({ params, body, staffId }, tx) => {
    const { page, language, kind, number } = params;
    const { draft, isNew } = await restoreVersion(deps, tx, params, {
      seen: body.draft,
      clerkId: staffId,
    });
    const entry = {
      action: 'articles.restore',
      subject: subjectOf(page),
      after: { language, draft: draft?.number, from: { kind, number } },
    };
    return { reply: { data: await wireDraft(tx, params, draft) }, entry: isNew ? entry : null };
  });
}

function publicationRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.publishInfoPage, async ({ params, body, staffId }, tx) => {
    const { page, language } = params;
    const { number, live_at } = body;
    const isPublished = await publishDraft(deps, tx, params, {
      number,
      liveAt: live_at === null ? null : new Date(live_at),
      clerkId: staffId,
    });
    const entry = {
      action: 'articles.publish',
      subject: subjectOf(page),
      after: { language, draft: number, live_at },
    };
    return { reply: await fileReply(deps, tx, page), entry: isPublished ? entry : null };
  });
  serveStaffChange(app, calls.withdrawInfoPage, async ({ params, body }, tx) => {
    const { page, language } = params;
    await withdrawArticle(deps, tx, params);
    const entry = {
      action: 'articles.withdraw',
      subject: subjectOf(page),
      after: { language },
      reason: body.reason,
    };
    return { reply: await fileReply(deps, tx, page), entry };
  });
  serveStaffChange(app, calls.unscheduleInfoPage, async ({ params }, tx) => {
    const { page, language } = params;
    await unscheduleArticle(deps, tx, params);
    const entry = {
      action: 'articles.unschedule',
      subject: subjectOf(page),
      after: { language },
    };
    return { reply: await fileReply(deps, tx, page), entry };
  });
}
