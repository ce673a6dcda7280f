/**
 * Dialogs that open over any page. Each dialog is a feature's lazily loaded component with an `onClose` prop. The shell
 * renders the dialog that is open. Opening a dialog that no feature provides has no effect.
 */
import type { ComponentType } from 'react';
import { create } from 'zustand';

export interface DialogProps {
  onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<DialogProps> }>;

/** Dialog modules by path: `features/members/dialogs/sign-in.tsx` provides the dialog `sign-in`. */
const found = import.meta.glob<{ default: ComponentType<DialogProps> }>(
  '../features/*/dialogs/*.tsx',
);
const dialogs = new Map<string, Load>(
  Object.entries(found).map(([path, load]) => [/([^/]+)\.tsx$/.exec(path)?.[1] ?? path, load]),
);

interface DialogState {
  open: string | undefined;
}
export const useOpenDialog = create<DialogState>(() => ({ open: undefined }));

export const loadDialog = (name: string): Load | undefined => dialogs.get(name);

export function openDialog(name: string): void {
  if (dialogs.has(name)) useOpenDialog.setState({ open: name });
}
export function closeDialog(): void {
  useOpenDialog.setState({ open: undefined });
}
