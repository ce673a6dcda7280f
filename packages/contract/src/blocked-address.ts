/**
 * Calls (method and path) that remain available to IP addresses in a blocked country, each with the reason (decision
 * 71). Other calls return 451 `request.country_blocked`. The exceptions are back-office calls and calls from other
 * servers, which are not offers to the public.
 */
export const openAtBlockedAddress: Readonly<Record<string, string>> = {
  // Support
  'POST /support/tickets': 'support',
  'GET /support/tickets': 'support',
  'POST /support/tickets/:id/review': 'support',
  'GET /chat': 'support',
  'POST /chat/messages': 'support',
  'POST /chat/files': 'support',
  'GET /chat/:id/files/:message/:page': 'support',
  'POST /chat/read': 'support',
  'POST /chat/typing': 'support',
  'POST /chat/:id/end': 'support',
  'GET /chat/opening': 'support',
  'POST /chat/:id/transcript': 'support',
  'PUT /chat/:id/rating': 'support',
  'GET /chat/history': 'support',
  'GET /chat/:id': 'support',
  // Information
  'GET /editions/texts': 'information',
  'GET /countries': 'information',
  'GET /cui-countries': 'information',
  // Sent by the information page `/how-to` when a member has read it.
  'POST /missions/actions': 'information',
  // Calls that a signed-in member's session needs.
  'GET /auth/check': 'session',
  'GET /get-current-player': 'session',
  'POST /auth/sign-out': 'session',
  'GET /get-player-hud-status': 'session',
  'GET /player/get-player-current-city': 'session',
  'GET /player/get-player-current-city/:suffix': 'session',
  // Clients at blocked addresses may open a realtime connection, because it transmits only events. The API calls that a
  // page repeats after a reconnection are checked against this list like any others.
  'GET /broadcasting/settings': 'session',
  'POST /broadcasting/auth': 'session',
  // Calls for player protection, which must also work for members at blocked addresses.
  'POST /exclusions': 'protection',
  'GET /exclusions': 'protection',
  'GET /limits': 'protection',
  'GET /limits/history': 'protection',
  'GET /limits/reality-check': 'protection',
  'PUT /limits/:kind/:period': 'protection',
  'POST /limits/:kind/:period/confirm': 'protection',
  'DELETE /limits/:kind/:period/waiting': 'protection',
  'POST /limits/prompt': 'protection',
  'POST /limits/review': 'protection',
  'PUT /limits/reality-check': 'protection',
  'POST /limits/reality-check/answer': 'protection',
  'GET /offers/unsubscribe': 'protection',
  'POST /offers/unsubscribe': 'protection',
  'POST /offers/one-click/:token': 'protection',
  // These calls return records of the member's own account.
  'GET /personal-data': 'own data',
  'POST /personal-data/copies': 'own data',
  'GET /personal-data/copies/:id': 'own data',
  'GET /own-play': 'own data',
  'GET /passport': 'own data',
  'GET /settings': 'own data',
  'GET /notifications': 'own data',
  'GET /notification-preferences': 'own data',
  'GET /play/session': 'own data',
  'GET /play/rounds': 'own data',
  'GET /play/rounds/:id': 'own data',
  'GET /play/open-rounds': 'own data',
  'GET /fairness/seeds': 'own data',
  'GET /fairness/seeds/retired': 'own data',
  'GET /wallet': 'own data',
  'GET /wallet/top-ups/:id': 'own data',
  'GET /wallet/statement': 'own data',
  'GET /wallet/statement/csv': 'own data',
  'GET /wallet/transactions': 'own data',
  'GET /wallet/transactions/csv': 'own data',
  'GET /wallet/transactions/totals': 'own data',
  'GET /wallet/transactions/:kind/:id/timeline': 'own data',
};
