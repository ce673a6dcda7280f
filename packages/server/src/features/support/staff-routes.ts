import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/support';
import * as calendarCalls from '@wl/contract/office/support-calendar';
import * as linkCalls from '@wl/contract/office/support-links';
import type { Deps } from '../../platform/deps.ts';
import { FILE_POLICY } from '../../platform/files/file-policy.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { readCalendar, setCalendar } from './calendar.ts';
import { linkTicket, unlinkTicket } from './links/link-ticket.ts';
import { answerTicket, claimTicket, releaseTicket } from './office/answer-ticket.ts';
import {
  addNote,
  assignTicket,
  changeTicket,
  closeTicket,
  reopenTicket,
} from './office/change-ticket.ts';
import { mergeTicket } from './office/merge-ticket.ts';
import { readColleagues, readOverview, readQueue } from './office/queue.ts';
import { readCase, readCasePicture } from './office/ticket-case.ts';
import { numberOf } from './rules.ts';

/**
 * Returns the audit-log subject of a ticket. Do not rename the prefix `enquiry` or the action `enquiries.claim`: the
 * audit log is append-only, and a search for a ticket or an action must also find old entries.
 */
const subjectOf = (id: string) => `enquiry:${id.toLowerCase()}`;

export function routes(app: FastifyInstance, deps: Deps): void {
  serveViews(app, deps);
  serveCalendar(app, deps);
  serveAnswers(app, deps);
  serveChanges(app, deps);
  serveStates(app, deps);
  serveLinks(app, deps);
}

function serveViews(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.ticketQueue,
    () => '',
    ({ query, staffId }) => readQueue(deps, query, staffId),
  );
  serveStaffView(
    app,
    calls.ticketOverview,
    () => '',
    ({ staffId }) => readOverview(deps, staffId),
  );
  serveStaffView(
    app,
    calls.ticketColleagues,
    () => '',
    () => readColleagues(deps),
  );
  serveStaffView(
    app,
    calls.ticketCase,
    ({ params }) => subjectOf(params.id),
    async ({ params, staffId }) => ({ data: await readCase(deps, params.id, staffId) }),
  );
  serveStaffView(
    app,
    calls.ticketCasePicture,
    ({ params }) => `${subjectOf(params.id)} file:${params.message}/${String(params.file)}`,
    async ({ params, reply }) => {
      const picture = await readCasePicture(deps, params);
      reply.type('image/jpeg').header('content-security-policy', FILE_POLICY);
      return picture;
    },
  );
}

function serveCalendar(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calendarCalls.supportCalendar,
    () => '',
    async () => ({ data: await readCalendar(deps.db) }),
  );
  serveStaffChange(app, calendarCalls.setSupportCalendar, async ({ body }, tx) => {
    const { version, reason, ...calendar } = body;
    const before = await setCalendar(deps, tx, calendar, version);
    const stored = await readCalendar(tx);
    const entry = { action: 'support.calendar', subject: 'support', reason, before };
    return { reply: { data: stored }, entry: { ...entry, after: stored.calendar } };
  });
}

/** Returns the response to a request that changes a ticket: the ticket as the clerk sees it after the change. */
const caseAfter = async (
  deps: Deps,
  tx: Parameters<typeof answerTicket>[1],
  id: string,
  staffId: string,
) => ({ data: await readCase({ db: tx, clock: deps.clock }, id, staffId) });

function serveAnswers(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.claimTicket, async ({ params: { id }, staffId }, tx) => {
    await claimTicket(deps, tx, { id, clerkId: staffId });
    return {
      reply: await caseAfter(deps, tx, id, staffId),
      entry: { action: 'enquiries.claim', subject: subjectOf(id) },
    };
  });
  serveStaffChange(app, calls.releaseTicket, async ({ params: { id }, staffId }, tx) => {
    const isReleased = await releaseTicket(deps, tx, { id, clerkId: staffId });
    const entry = { action: 'support.release', subject: subjectOf(id) };
    return {
      reply: await caseAfter(deps, tx, id, staffId),
      entry: isReleased ? entry : null,
    };
  });
  serveStaffChange(app, calls.answerTicket, async ({ params: { id }, body, staffId }, tx) => {
    const { row, isNew } = await answerTicket(deps, tx, { id, clerkId: staffId, answer: body });
    // The audit log entry omits the answer's text, because the ticket already contains it.
    const after = { number: numberOf(row), state: row.state };
    const entry = { action: 'support.answer', subject: subjectOf(id), after };
    return { reply: await caseAfter(deps, tx, id, staffId), entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.addTicketNote, async ({ params: { id }, body, staffId }, tx) => {
    const isNew = await addNote(deps, tx, { id, clerkId: staffId, note: body });
    const entry = { action: 'support.note', subject: subjectOf(id) };
    return { reply: await caseAfter(deps, tx, id, staffId), entry: isNew ? entry : null };
  });
}

function serveChanges(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.changeTicket, async ({ params: { id }, body, staffId }, tx) => {
    const { before, after } = await changeTicket(deps, tx, { id, clerkId: staffId, ...body });
    const entry = {
      action: 'support.change',
      subject: subjectOf(id),
      before: { kind: before.kind, topic: before.topic },
      after: { kind: after.kind, topic: after.topic },
    };
    return {
      reply: await caseAfter(deps, tx, id, staffId),
      entry: after === before ? null : entry,
    };
  });
  serveStaffChange(app, calls.assignTicket, async ({ params: { id }, body, staffId }, tx) => {
    const { before, after } = await assignTicket(deps, tx, { id, clerkId: staffId, to: body.to });
    const entry = {
      action: 'support.assign',
      subject: subjectOf(id),
      before: { clerk: before.assignee_id },
      after: { clerk: after.assignee_id },
    };
    return {
      reply: await caseAfter(deps, tx, id, staffId),
      entry: after === before ? null : entry,
    };
  });
}

function serveStates(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.closeTicketCase, async ({ params: { id }, body, staffId }, tx) => {
    const { reason } = body;
    const { before, after } = await closeTicket(deps, tx, { id, clerkId: staffId, reason });
    const entry = { action: 'support.close', subject: subjectOf(id), reason };
    return {
      reply: await caseAfter(deps, tx, id, staffId),
      entry: after === before ? null : { ...entry, before: { state: before.state } },
    };
  });
  serveStaffChange(app, calls.reopenTicket, async ({ params: { id }, staffId }, tx) => {
    const { before, after } = await reopenTicket(deps, tx, { id, clerkId: staffId });
    const entry = { action: 'support.reopen', subject: subjectOf(id) };
    return {
      reply: await caseAfter(deps, tx, id, staffId),
      entry: after === before ? null : { ...entry, before: { state: before.state } },
    };
  });
  serveStaffChange(app, linkCalls.mergeTicket, async ({ params: { id }, body, staffId }, tx) => {
    const merge = { id, clerkId: staffId, into: body.into };
    const { source, target, isNew } = await mergeTicket(deps, tx, merge);
    const after = { number: numberOf(source), merged_into: numberOf(target) };
    const entry = { action: 'support.merge', subject: subjectOf(id), after };
    return {
      reply: await caseAfter(deps, tx, target.id, staffId),
      entry: isNew ? entry : null,
    };
  });
}

function serveLinks(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, linkCalls.linkTicket, async ({ params: { id }, body, staffId }, tx) => {
    const wanted = { id, clerkId: staffId, number: body.number };
    const { link, isNew } = await linkTicket(deps, tx, wanted);
    const after = { kind: link.kind, id: link.id };
    const entry = { action: 'support.link', subject: subjectOf(id), after };
    return { reply: await caseAfter(deps, tx, id, staffId), entry: isNew ? entry : null };
  });
  serveStaffChange(app, linkCalls.unlinkTicket, async ({ params, staffId }, tx) => {
    const { id, link } = params;
    const isRemoved = await unlinkTicket(deps, tx, params);
    const entry = { action: 'support.unlink', subject: subjectOf(id), before: { id: link } };
    return { reply: await caseAfter(deps, tx, id, staffId), entry: isRemoved ? entry : null };
  });
}
