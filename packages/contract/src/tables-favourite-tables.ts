import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data } from './shapes.ts';

const Slug = z.string().check(z.maxLength(64));

/** Slugs of the member's favourite tables in alphabetical order, including closed tables. */
const FavouriteTables = z.object({ tables: z.array(z.string()) });

export const readFavouriteTables = defineCall({
  method: 'GET',
  path: '/favourite-tables',
  auth: 'member',
  summary: 'Slugs of the member’s favourite tables.',
  reply: data(FavouriteTables),
});

export const setFavouriteTable = defineCall({
  method: 'PUT',
  path: '/favourite-tables/:slug',
  auth: 'member',
  summary:
    'Adds a table to the member’s favourite tables, or removes it. Returns the changed list. A repeated call changes nothing.',
  params: z.object({ slug: Slug }),
  body: z.object({ favourite: z.boolean() }),
  reply: data(FavouriteTables),
  errors: ['tables.unknown'],
});
