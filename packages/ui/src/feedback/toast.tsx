import { type ReactNode, useSyncExternalStore } from 'react';
import { cx } from '../cx.tsx';
import { Icon } from '../icon.tsx';
import s from './toast.module.css';

export interface ToastMessage {
  text: ReactNode;
  tone?: 'plain' | 'good' | 'bad';
  /** Time in ms until the toast closes. By default, a toast with the tone `bad` stays until the user closes it. */
  forMs?: number;
}

interface Shown extends ToastMessage {
  id: number;
}

const STAYS_MS = 6000;
let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Shown[]): void {
  shown = next;
  for (const hear of listeners) hear();
}

function closeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

/**
 * Removes all toasts. Call it when another user signs in or the user signs out, because the toasts belong to the
 * previous user.
 */
export const clearToasts = (): void => set([]);

/** Shows a toast. Use a dialog for questions instead, and show field errors beside the field. */
export function showToast(message: ToastMessage): void {
  const id = ++lastId;
  set([...shown, { ...message, id }]);
  if (message.tone === 'bad' && message.forMs === undefined) return;
  setTimeout(() => {
    closeToast(id);
  }, message.forMs ?? STAYS_MS);
}

const nothing: readonly Shown[] = [];

/** Shows the toasts in a polite live region for screen readers. Render this component once, in the page frame. */
export function ToastPlace({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(
    (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    () => shown,
    () => nothing,
  );
  return (
    <div className={s.stack} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={cx(s.toast, toast.tone === 'good' && s.good, toast.tone === 'bad' && s.bad)}
        >
          {toast.tone === 'good' && <Icon name="check-circle" size={22} />}
          {toast.tone === 'bad' && <Icon name="warning" size={22} />}
          <span>{toast.text}</span>
          <button
            type="button"
            className={s.close}
            aria-label={closeLabel}
            onClick={() => {
              closeToast(toast.id);
            }}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
