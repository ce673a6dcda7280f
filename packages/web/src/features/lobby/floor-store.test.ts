import { gameCategories, lobbyBanners } from '@wl/contract/lobby';
import { expect, it } from 'vitest';
import { queryClient } from '../../app/api.ts';
import { clearLobby, useFloorStore } from './floor-store.ts';

it('starts without knowing offers and factor, and the clear action empties all lobby data', () => {
  expect(useFloorStore.getState()).toEqual({ receiveOfferStatus: -1, factor: -1 });
  useFloorStore.setState({ receiveOfferStatus: 1, factor: 3 });
  queryClient.setQueryData([gameCategories.path, {}], { data: [] });
  queryClient.setQueryData([lobbyBanners.path, { query: { language: 'en' } }], { data: [] });
  queryClient.setQueryData(['/wallet'], 'not of the lobby');
  clearLobby();
  expect(useFloorStore.getState()).toEqual({ receiveOfferStatus: -1, factor: -1 });
  expect(queryClient.getQueryData([gameCategories.path, {}])).toBeUndefined();
  expect(queryClient.getQueriesData({ queryKey: [lobbyBanners.path] })).toEqual([]);
  expect(queryClient.getQueryData(['/wallet'])).toBe('not of the lobby');
});
