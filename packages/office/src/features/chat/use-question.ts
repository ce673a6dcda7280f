import type { TicketTopic } from '@wl/world/casino/support';
import { useState } from 'react';

/** Conversation action whose dialog is open. A macro can prefill the dialog's fields. */
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
