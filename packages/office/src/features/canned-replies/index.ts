/** Components and functions that other features can use. */
export { CannedPicker } from './components/canned-picker.tsx';
export { replyNames } from './reply-names.ts';
export { optionId, type Picker, usePicker } from './use-picker.ts';
