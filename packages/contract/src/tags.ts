/**
 * Tag in the API document that groups the calls of one contract file, with descriptions for readers of the API
 * reference.
 */
export interface Tag {
  name: string;
  /** Description of the calls for visitors and members; absent if the contract file has no such calls. */
  members?: string;
  /** Description of the back-office calls (below `/staff`); absent if the contract file has no such calls. */
  office?: string;
}

/**
 * Tags, keyed by the path of the contract file. `npm run new -- feature` adds a tag; the API document's linter reports
 * a missing tag.
 */
export const tags: Readonly<Record<string, Tag>> = {
  achievements: {
    name: 'Achievements',
    members: 'Badges of a member, and pictures of them to share.',
  },
  activities: { name: 'Activities', members: 'Recent activities of a member, newest first.' },
  affiliates: { name: 'Affiliates', members: 'Counts the clicks on links of affiliates.' },
  'office/affiliates': {
    name: 'Affiliates',
    office: 'Affiliates, their tokens and referrals, and their monthly commission.',
  },
  bag: { name: 'Travel bag', members: 'Bonus items of a member: preview, activate, delete.' },
  'office/bag': {
    name: 'Travel bag',
    office: 'Bonuses of a member: grant, confirm a grant, revoke.',
  },
  articles: { name: 'News', members: 'News articles, and their cover pictures.' },
  'office/articles': {
    name: 'News',
    office: 'News articles: drafts per language, publication, schedule, history, cover pictures.',
  },
  'articles-pages': {
    name: 'Information pages',
    members: 'Texts of information pages that the back office has edited.',
  },
  'office/articles-pages': {
    name: 'Information pages',
    office:
      'Texts of information pages: drafts per language, publication, schedule, history, and the way back to the original.',
  },
  campaigns: {
    name: 'Campaigns',
    members: 'Campaign pages, and the gifts and bonuses that members take there.',
  },
  'office/campaigns': { name: 'Campaigns', office: 'Campaigns, their items, gifts and e-mails.' },
  'office/wallet-cashier': {
    name: 'Cashier',
    office: 'Turns cash-outs on or off, and restores top-ups of a member.',
  },
  chat: { name: 'Chat', members: 'Conversations of a member or visitor with support.' },
  'chat-start': {
    name: 'Start of a chat',
    members: 'Opening hours of the chat, visitors who start one, and the outside widget.',
  },
  'office/chat': {
    name: 'Chat',
    office: 'Conversations with members and visitors: take, answer, hand over, end.',
  },
  details: {
    name: 'Personal details',
    members: 'Changes the e-mail address, phone number, address and nickname of a member.',
  },
  editions: {
    name: 'Editions',
    members: 'Texts of missions, cities and badges as the back office last published them.',
  },
  'office/editions': {
    name: 'Editions',
    office: 'Editions of missions, cities, levels and badges: preview, publish, history.',
  },
  support: {
    name: 'Support tickets',
    members:
      'Tickets of a member or visitor: thread, files, closing and rating, and complaints for review.',
  },
  'office/canned-replies': {
    name: 'Canned replies',
    office: 'Texts that clerks insert into answers: read, change, restore.',
  },
  'office/support': {
    name: 'Support tickets',
    office: 'Queue of tickets: claim, assign, answer, notes, close and reopen.',
  },
  'office/support-links': {
    name: 'Links of tickets',
    office: 'Merges tickets, and links them to rounds and payments.',
  },
  'office/support-calendar': {
    name: 'Support’s calendar',
    office: 'Working days of support, from which deadlines are calculated.',
  },
  'office/emails': { name: 'E-mails', office: 'Previews of all e-mails that the casino sends.' },
  exclusions: { name: 'Exclusions', members: 'Breaks and self-exclusions.' },
  'office/exclusions': { name: 'Exclusions', office: 'Exclusions of a member.' },
  fairness: {
    name: 'Fairness',
    members: 'Seed pairs: the committed one, and retired ones with their revealed seeds.',
  },
  'office/lobby': {
    name: 'Lobby',
    office: 'Order of the categories, games and banners on the casino floor.',
  },
  'office/play': {
    name: 'Games',
    office:
      'Measured returns of games, alarms about them, the switch of each game, and maintenance of the casino.',
  },
  journey: {
    name: 'Journey',
    members: 'Current city of a member, and the figures of the head-up display.',
  },
  'office/journey-replay': {
    name: 'Journey replay',
    office: 'Events of a member’s journey, and what each of them changed.',
  },
  'office/ledger': {
    name: 'Ledger',
    office: 'Results of the auditor, liabilities and money alarms.',
  },
  'journey-levels': { name: 'Levels', members: 'Level and experience of a member.' },
  limits: {
    name: 'Limits',
    members: 'Deposit, wager, loss and session limits, and reality checks.',
  },
  'office/limits': { name: 'Limits', office: 'Limits of a member.' },
  lobby: { name: 'Lobby', members: 'Game categories, search for games, banners.' },
  market: {
    name: 'Market',
    members: 'Items and travel bags that Coins buy, with their true cost.',
  },
  'office/market': {
    name: 'Market',
    office: 'Editions of market items: simulate, predict the cost, publish.',
  },
  'office/members': { name: 'Members', office: 'Search for members, and their files.' },
  'office/wallet': { name: 'Cash-outs', office: 'Cash-outs that wait for a decision.' },
  members: {
    name: 'Members',
    members: 'Registration, e-mail confirmation, sign-in and password recovery.',
  },
  missions: { name: 'Missions', members: 'Missions of the cities, and errands of the day.' },
  notifications: {
    name: 'Notifications',
    members: 'Notifications of a member, and how each group of them is delivered.',
  },
  offers: {
    name: 'Offers',
    members: 'Unsubscribes from offers by e-mail, with the link in the e-mail.',
  },
  'own-play': { name: 'Own play', members: 'Play of a member, day by day.' },
  passport: { name: 'Passport', members: 'State of the passport, and upload of documents.' },
  'office/passport': {
    name: 'Passport',
    office: 'Queue of documents: claim, approve, reject; overrides of a passport.',
  },
  'personal-data': { name: 'Personal data', members: 'Copies of a member’s personal data.' },
  play: { name: 'Play', members: 'Plays a round, and reads rounds with their proofs.' },
  'play-games': { name: 'Games', members: 'Launches a game, and reads its profile.' },
  'play-open-rounds': {
    name: 'Rounds with decisions',
    members: 'Starts a round in which the member decides, and takes its actions.',
  },
  'play-demo': { name: 'Demo rounds', members: 'Plays demo rounds without a stake.' },
  playlists: {
    name: 'Playlists',
    members: 'Playlists of games, own ones and those of the casino.',
  },
  ratings: { name: 'Ratings', members: 'Ratings of games.' },
  realtime: {
    name: 'Realtime',
    members: 'Settings and channel authorisation of the realtime connection (Pusher protocol).',
  },
  'office/wallet-reconciliation': {
    name: 'Reconciliation',
    office: 'Days compared with the payment provider: differences and corrections.',
  },
  settings: {
    name: 'Settings',
    members: 'Password, second factor, devices, and closing of the account.',
  },
  'journey-skills': { name: 'Skills', members: 'Skill points and skills of a member.' },
  'office/staff': {
    name: 'Staff',
    office: 'Sign-in of clerks, and the log of what they viewed and changed.',
  },
  'office/staff-accounts': {
    name: 'Staff accounts',
    office:
      'Accounts of clerks: invitations, roles, deactivation, and requests for a second owner.',
  },
  'office/staff-passkeys': {
    name: 'Staff passkeys',
    office: 'Passkeys of clerks, a second factor beside the authenticator app.',
  },
  tables: {
    name: 'Tables',
    members: 'Shared tables: their rounds, results and hash chains, and bets.',
  },
  'tables-record': { name: 'Table records', members: 'Records of dealt rounds, with hashes.' },
  'tables-history': {
    name: 'Table history',
    members: 'Finished table rounds with the member’s bets: list, and replay.',
  },
  'office/tables-history': {
    name: 'Table history',
    office: 'Finished table rounds with a member’s bets: list, and replay.',
  },
  'tables-decisions': {
    name: 'Decisions at tables',
    members: 'Decisions at shared blackjack tables: hit, stand, double.',
  },
  'tables-favourites': {
    name: 'Favourite bets',
    members: 'Stakes that the member has saved for table games: save, rename, delete.',
  },
  'tables-favourite-tables': {
    name: 'Favourite tables',
    members: 'Shared tables that the member has chosen as favourites: list, add, remove.',
  },
  'tables-chat': {
    name: 'Table talk',
    members: 'Messages of members at a shared table: read, send, block, report.',
  },
  'office/tables-chains': {
    name: 'Table chains',
    office:
      'Hash chains of shared tables: their published ends and their salts, and entry of a salt.',
  },
  'office/tables-chat': {
    name: 'Table talk',
    office: 'Messages of members at shared tables: remove, and silence their authors.',
  },
  'office/tables-rounds': {
    name: 'Rounds of tables',
    office: 'Latest rounds of shared tables, and requests to void them.',
  },
  'table-pictures': { name: 'Table video', members: 'Live video of tables with a human dealer.' },
  'office/table-pictures': {
    name: 'Table video',
    office: 'Camera of the dealer at a shared table.',
  },
  'office/table-pictures-recordings': {
    name: 'Table recordings',
    office: 'Recordings of dealt tables: list, play, and hold beyond the retention period.',
  },
  'office/tables-dealing': {
    name: 'Dealt tables',
    office: 'Tables at which a person deals: shifts and the entry of results.',
  },
  'office/tables-corrections': {
    name: 'Corrections',
    office: 'Corrections to the results of dealt rounds.',
  },
  'office/tables-hours': {
    name: 'Opening hours of tables',
    office: 'Opening hours of shared tables.',
  },
  'office/tables': {
    name: 'Tables',
    office: 'Shared tables: their limits and pace, opening and closing, stakes and exposure.',
  },
  tournaments: {
    name: 'Tournaments',
    members: 'Tournaments, their leaderboards, entries and tickets.',
  },
  'office/tournaments': { name: 'Tournaments', office: 'Tournaments: create, change, cancel.' },
  travel: { name: 'Travel', members: 'Gates of the cities and their fares, trips of a member.' },
  wallet: {
    name: 'Wallet',
    members: 'Balances of a member, and the methods and limits of top-ups and cash-outs.',
  },
  'wallet-top-ups': { name: 'Top-ups', members: 'Starts a top-up, and reads its state.' },
  'wallet-cash-outs': {
    name: 'Cash-outs',
    members: 'Requests, cancels and locks a cash-out of a member.',
  },
  'wallet-transactions': {
    name: 'Transactions',
    members: 'Top-ups and cash-outs of a member: list, totals, CSV file, timeline.',
  },
  'wallet-statement': {
    name: 'Statement',
    members: 'Movements of a member’s money and Coins, with their ledger entries.',
  },
  'office/reports': {
    name: 'Reports',
    office: 'Reports for a period, with their columns and charts.',
  },
};
