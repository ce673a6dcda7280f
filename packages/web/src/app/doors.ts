/**
 * Sheets that open over any page. Each is a lazily loaded component of a feature with an `onClose`; the shell shows the
 * open one. Opening a sheet that no feature provides does nothing.
 */
import type { ComponentType } from 'react';
import { create } from 'zustand';

export interface DoorProps {
  onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<DoorProps> }>;

/** `features/members/doors/sign-in.tsx` is the sheet `sign-in`. */
const found = import.meta.glob<{ default: ComponentType<DoorProps> }>('../features/*/doors/*.tsx');
const doors = new Map<string, Load>(
  Object.entries(found).map(([path, load]) => [/([^/]+)\.tsx$/.exec(path)?.[1] ?? path, load]),
);

interface DoorState {
  open: string | undefined;
}
export const useDoor = create<DoorState>(() => ({ open: undefined }));

export const loadDoor = (name: string): Load | undefined => doors.get(name);

export function openDoor(name: string): void {
  if (doors.has(name)) useDoor.setState({ open: name });
}
export function closeDoor(): void {
  useDoor.setState({ open: undefined });
}
