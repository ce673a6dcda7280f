/** Functions and types that the titles feature offers to other features. */
export { acceptsBonusMoney, mayTakeBonusMoney } from './bonus-money.ts';
export { categoryOf, contributionOf, contributionPercentOf } from './contribution.ts';
export { allSwitches, type SwitchRow } from './repository.ts';
export { titles } from './service.ts';
export {
  ALL_TITLES,
  changeSwitch,
  closedTitles,
  isFreePlay,
  switchedTitles,
  type SwitchedTitles,
  switchTitle,
  titleState,
  untouched,
} from './switches.ts';
export type { ListedTitle, Title } from './title.ts';
