/** Functions and components that other features can use. */
export { MacroNote } from './components/macro-note.tsx';
export { CannedPicker } from './components/canned-picker.tsx';
export { replyNames } from './reply-names.ts';
export { optionId, type Picker, usePicker } from './use-picker.ts';
