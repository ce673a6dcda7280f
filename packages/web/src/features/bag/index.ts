/** Exports for other features. */
export { bagQuery, gamesQuery, refreshBag, takeBag } from './api.ts';
export { EndsWithCashOut } from './components/ends-with-cash-out.tsx';
export { FullBag } from './components/full-bag.tsx';
export { KindArt } from './components/kind-art.tsx';
export { RunningBonuses } from './components/running-bonuses.tsx';
export { Pinned, Rules } from './components/terms-sheet.tsx';
export { useItemWords } from './use-item-words.ts';
