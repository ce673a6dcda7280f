import * as calls from '@wl/contract/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { choose, deleteOne, readAll, readOne, readPreferences } from './change-notifications.ts';
import { readNotifications } from './read-notifications.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.notifications, ({ memberId, query }) =>
    readNotifications(deps, memberId, query),
  );
  serve(app, calls.readNotification, async ({ memberId, params }) => ({
    data: await readOne(deps, memberId, params.id),
  }));
  serve(app, calls.readAllNotifications, async ({ memberId, body }) => ({
    data: await readAll(deps, memberId, body),
  }));
  serve(app, calls.deleteNotification, async ({ memberId, params }) => ({
    data: await deleteOne(deps, memberId, params.id),
  }));
  serve(app, calls.notificationPreferences, async ({ memberId }) => ({
    data: await readPreferences(deps, memberId),
  }));
  serve(app, calls.putNotificationPreference, async ({ memberId, params, body }) => ({
    data: await choose(deps, memberId, params.group, body),
  }));
}
