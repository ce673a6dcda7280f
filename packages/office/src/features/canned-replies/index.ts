/** Functions and components that other features can use. */
export { MacroNote } from './components/macro-note.tsx';
export { CannedButton, MessageField } from './components/message-field.tsx';
export { replyNames } from './reply-names.ts';
export { type Picker, usePicker } from './use-picker.ts';
