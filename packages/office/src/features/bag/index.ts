/** Components that other features can use. */
export { BonusesPanel } from './bonuses-panel.tsx';
export { GrantForm } from './grant-form.tsx';
