import { gameCategories, lobbyBanners } from '@wl/contract/lobby';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { readSession, writeSession } from '../../app/session/storage.ts';
import { clearLobby } from './lobby-store.ts';

beforeEach(() => sessionStorage.clear());

it('the clear action removes all lobby data, and footer data start at −1', () => {
  writeSession('footer', { receiveOfferStatus: 1, factor: 3 });
  writeSession('advancedFilter', { filtered: true });
  queryClient.setQueryData([gameCategories.path, {}], { data: [] });
  queryClient.setQueryData([lobbyBanners.path, { query: { language: 'en' } }], { data: [] });
  queryClient.setQueryData(['/wallet'], 'not of the lobby');
  clearLobby();
  expect(readSession('footer')).toEqual({ receiveOfferStatus: -1, factor: -1 });
  expect(readSession('advancedFilter')).toBeUndefined();
  expect(queryClient.getQueryData([gameCategories.path, {}])).toBeUndefined();
  expect(queryClient.getQueriesData({ queryKey: [lobbyBanners.path] })).toEqual([]);
  expect(queryClient.getQueryData(['/wallet'])).toBe('not of the lobby');
});
