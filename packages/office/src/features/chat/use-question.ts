import type { TicketTopic } from '@wl/world/casino/support';
import { useState } from 'react';

/** Action on a conversation that a dialog asks about. A macro fills in the fields of its dialog. */
export type Question =
  | { kind: 'hand-over' }
  | { kind: 'end' }
  | { kind: 'ticket'; topic?: TicketTopic }
  | { kind: 'grant'; slug?: string }
  | { kind: 'take-over'; from: { id: string; name: string } };

/** Manages the dialog that is open for a conversation. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question>();
  return { question, ask: setQuestion, close: () => setQuestion(undefined) };
}

export type Asking = ReturnType<typeof useQuestion>;
