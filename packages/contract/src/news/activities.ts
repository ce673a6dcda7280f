import type * as z from 'zod/mini';
import type { ActivitiesRecorded } from '../activities.ts';
import { defineNews, news } from '../news.ts';

export const activitiesNews = defineNews('activities', {
  /** Sent to the member when a new activity is recorded. */
  noted: news<z.infer<typeof ActivitiesRecorded>>(),
});
