import * as calls from '@wl/contract/tables';
import { readRecord as readRecordCall } from '@wl/contract/tables-record';
import { decideTableBet } from '@wl/contract/tables-decisions';
import * as favourites from '@wl/contract/tables-favourites';
import * as favouriteTables from '@wl/contract/tables-favourite-tables';
import * as chat from '@wl/contract/tables-chat';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { blockAuthor, unblockAuthor } from './chat/block-author.ts';
import { readChat } from './chat/read-chat.ts';
import { reportMessage } from './chat/report-message.ts';
import { sendMessage } from './chat/send-message.ts';
import { storeTalker } from './chat/chat-repository.ts';
import { cashOutBet } from './bets/cash-out-bet.ts';
import { decideBet } from './bets/decide-bet.ts';
import { readRecord } from './dealing/read-record.ts';
import { deleteFavourite } from './favourites/favourites-repository.ts';
import { favouriteTablesOf } from './favourites/favourite-tables-repository.ts';
import { setFavouriteTable } from './favourites/set-favourite-table.ts';
import { readFavourites, renameFavourite, saveFavourite } from './favourites/save-favourite.ts';
import { placeTableBet } from './bets/place-table-bet.ts';
import { addHistory } from './history/history-routes.ts';
import { readTable, readTables } from './read-tables.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.listTables, async ({ deps }) => ({ data: await readTables(deps) }));

  serve(app, calls.readTable, async ({ deps, params, member, request }) => ({
    data: await readTable(deps, params.slug, { ip: request.ip, memberId: member?.id }),
  }));

  serve(app, readRecordCall, async ({ deps, params }) => ({
    data: { lines: await readRecord(deps, params.slug, Number(params.round)) },
  }));

  serve(
    app,
    calls.placeTableBet,
    async ({ deps, signedIn, params, body, request, receivedAt }) => ({
      data: await placeTableBet(deps, signedIn, {
        table: params.slug,
        ...body,
        ip: request.ip,
        receivedAt,
      }),
    }),
    { often: true },
  );
  serve(
    app,
    calls.cashOutTableBet,
    async ({ deps, memberId, params, body, receivedAt }) => ({
      data: await cashOutBet(deps, memberId, {
        table: params.slug,
        id: params.id.toLowerCase(),
        ...body,
        receivedAt,
      }),
    }),
    { often: true },
  );
  serve(
    app,
    decideTableBet,
    async ({ deps, memberId, params, body, request, receivedAt }) => ({
      data: await decideBet(deps, memberId, {
        table: params.slug,
        id: params.id.toLowerCase(),
        ...body,
        ip: request.ip,
        receivedAt,
      }),
    }),
    { often: true },
  );
  addFavourites(app);
  addHistory(app);
  addChat(app);
}

function addFavourites(app: FastifyInstance): void {
  serve(app, favourites.readFavouriteBets, async ({ deps, memberId, query }) => ({
    data: { favourites: await readFavourites(deps, memberId, query.game) },
  }));

  serve(app, favourites.saveFavouriteBet, async ({ deps, memberId, body }) => ({
    data: { favourite: await saveFavourite(deps, memberId, body) },
  }));

  serve(app, favourites.renameFavouriteBet, async ({ deps, memberId, params, body }) => ({
    data: { favourite: await renameFavourite(deps, memberId, { ...params, ...body }) },
  }));

  serve(app, favourites.deleteFavouriteBet, async ({ deps, memberId, params }) => {
    await deleteFavourite(deps.db, memberId, params.id);
    return { data: { done: true as const } };
  });

  serve(app, favouriteTables.readFavouriteTables, async ({ deps, memberId }) => ({
    data: { tables: await favouriteTablesOf(deps.db, memberId) },
  }));

  serve(app, favouriteTables.setFavouriteTable, async ({ deps, memberId, params, body }) => ({
    data: { tables: await setFavouriteTable(deps, memberId, { ...params, ...body }) },
  }));
}

function addChat(app: FastifyInstance): void {
  serve(app, chat.readTableChat, async ({ deps, params, member }) => ({
    data: await readChat(deps, params.slug, member?.id),
  }));

  serve(app, chat.sendTableMessage, async ({ deps, memberId, params, body }) => ({
    data: { message: await sendMessage(deps, memberId, { table: params.slug, ...body }) },
  }));

  serve(app, chat.showTableName, async ({ deps, memberId, body }) => {
    await storeTalker(deps.db, memberId, body);
    return { data: { done: true as const } };
  });

  serve(app, chat.blockTableAuthor, async ({ deps, memberId, body }) => ({
    data: await blockAuthor(deps, memberId, body.message),
  }));

  serve(app, chat.unblockTableAuthor, async ({ deps, memberId, params }) => {
    await unblockAuthor(deps, memberId, params.author);
    return { data: { done: true as const } };
  });

  serve(app, chat.reportTableMessage, async ({ deps, memberId, body }) => ({
    data: await reportMessage(deps, memberId, body.message),
  }));
}
