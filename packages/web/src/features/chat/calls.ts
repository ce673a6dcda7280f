import type { readChat } from '@wl/contract/chat';

/**
 * Call that the launcher makes for every member. Only its method and path are repeated here, because importing the
 * contract would load all its schemas. `calls.test.ts` checks that they match the contract.
 */
export const askChat = { method: 'GET', path: '/chat' } as typeof readChat;
