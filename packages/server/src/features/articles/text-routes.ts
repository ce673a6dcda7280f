/** Back-office calls for the texts of news articles and of information pages. */
import type { TextCalls } from '@wl/contract/office/articles-texts';
import type { FastifyInstance } from 'fastify';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { publishDraft, unscheduleArticle, withdrawArticle } from './publish-article.ts';
import { readHistory, readPictures, wireDraft } from './read-file.ts';
import type { ArticleKey } from './repository.ts';
import {
  restoreVersion,
  saveDraft,
  versionTexts,
  type Place,
  type SavedDraft,
} from './save-draft.ts';

/** API calls, and the function that reads stored texts, for articles or for information pages. */
interface TextKind<Key extends ArticleKey, File> {
  calls: TextCalls<Key, File>;
  /** Reads an article or page with its drafts. @throws DomainError request.not_found */
  read: (db: Db, key: Key) => Promise<File>;
}

/** Returns the audit log subject that identifies an article or page. */
export const subjectOf = (key: ArticleKey): string =>
  'page' in key ? `page:${key.page}` : `article:${key.id}`;

/** Serves the back-office calls for the texts of one kind: articles or information pages. */
export function textRoutes<Key extends ArticleKey, File>(
  app: FastifyInstance,
  deps: Deps,
  kind: TextKind<Key, File>,
): void {
  viewRoutes(app, deps, kind);
  draftRoutes(app, deps, kind);
  publicationRoutes(app, deps, kind);
}

function viewRoutes<Key extends ArticleKey, File>(
  app: FastifyInstance,
  deps: Deps,
  { calls, read }: TextKind<Key, File>,
): void {
  serveStaffView(
    app,
    calls.file,
    ({ params }) => subjectOf(params),
    async ({ params }) => ({ data: await read(deps.db, params) }),
  );
  serveStaffView(
    app,
    calls.pictures,
    ({ params }) => subjectOf(params),
    async ({ params }) => ({ data: await readPictures(deps.db, params) }),
  );
  serveStaffView(
    app,
    calls.history,
    ({ params }) => subjectOf(params),
    ({ params, query }) => readHistory(deps, params, query.page),
  );
  serveStaffView(
    app,
    calls.version,
    ({ params }) => subjectOf(params),
    async ({ params }) => ({ data: await versionTexts(deps.db, params) }),
  );
}

function draftRoutes<Key extends ArticleKey, File>(
  app: FastifyInstance,
  deps: Deps,
  { calls }: TextKind<Key, File>,
): void {
  // The audit log records only the draft numbers, because the article's history already contains the draft texts.
  const replyOf = async (tx: Transaction, place: Place, { draft }: SavedDraft) => ({
    data: await wireDraft(tx, place, draft),
  });
  serveStaffChange(app, calls.save, async ({ params, body, staffId }, tx) => {
    const saved = await saveDraft(deps, tx, params, { ...body, clerkId: staffId });
    const entry = {
      action: 'articles.save',
      subject: subjectOf(params),
      after: { language: params.language, draft: saved.draft?.number },
    };
    return { reply: await replyOf(tx, params, saved), entry: saved.isNew ? entry : null };
  });
  serveStaffChange(app, calls.restore, async ({ params, body, staffId }, tx) => {
    const { language, kind, number } = params;
    const saved = await restoreVersion(deps, tx, params, { seen: body.draft, clerkId: staffId });
    const entry = {
      action: 'articles.restore',
      subject: subjectOf(params),
      after: { language, draft: saved.draft?.number, from: { kind, number } },
    };
    return { reply: await replyOf(tx, params, saved), entry: saved.isNew ? entry : null };
  });
}

function publicationRoutes<Key extends ArticleKey, File>(
  app: FastifyInstance,
  deps: Deps,
  { calls, read }: TextKind<Key, File>,
): void {
  const replyOf = async (tx: Transaction, key: Key) => ({ data: await read(tx, key) });
  serveStaffChange(app, calls.publish, async ({ params, body, staffId }, tx) => {
    const { number, live_at } = body;
    const isPublished = await publishDraft(deps, tx, params, {
      number,
      liveAt: live_at === null ? null : new Date(live_at),
      clerkId: staffId,
    });
    const entry = {
      action: 'articles.publish',
      subject: subjectOf(params),
      after: { language: params.language, draft: number, live_at },
    };
    return { reply: await replyOf(tx, params), entry: isPublished ? entry : null };
  });
  serveStaffChange(app, calls.withdraw, async ({ params, body }, tx) => {
    await withdrawArticle(deps, tx, params);
    const entry = {
      action: 'articles.withdraw',
      subject: subjectOf(params),
      after: { language: params.language },
      reason: body.reason,
    };
    return { reply: await replyOf(tx, params), entry };
  });
  serveStaffChange(app, calls.unschedule, async ({ params }, tx) => {
    await unscheduleArticle(deps, tx, params);
    const entry = {
      action: 'articles.unschedule',
      subject: subjectOf(params),
      after: { language: params.language },
    };
    return { reply: await replyOf(tx, params), entry };
  });
}
