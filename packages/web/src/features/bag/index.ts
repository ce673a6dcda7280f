/** Functions and components that other features can use. */
export { bagQuery, gamesQuery, refreshBag, takeBag } from './api.ts';
export { EndsWithCashOut } from './components/ends-with-cash-out.tsx';
export { FullBag } from './components/full-bag.tsx';
export { KindArt } from './components/kind-art.tsx';
export { lookOf } from './kinds/looks.ts';
export { runningBonuses } from './loaders/running-bonuses.ts';
export { Pinned, Rules } from './components/item-dialogs/terms-sheet.tsx';
export { feature as bagTexts } from './routes.tsx';
export { useItemWords } from './use-item-words.ts';
