import type { TicketCase } from '@wl/contract/office/support';
import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { useState } from 'react';

/** Returns a macro's action if the action applies to this ticket; null otherwise. */
export function fitting(
  action: MacroAction | null,
  { kind, topic, member }: Pick<TicketCase, 'kind' | 'topic' | 'member'>,
): MacroAction | null {
  // Do not close a complaint when it is answered, because the requester can ask for a second review.
  if (action?.kind === 'end') return kind === 'question' ? action : null;
  if (action?.kind === 'ticket') return action.topic === topic ? null : action;
  return member === null ? null : action;
}

/**
 * Manages the macro that a clerk inserts into an answer. The action `end` closes the ticket together with the answer.
 * Any other action opens its dialog after the answer has been sent.
 */
export function useMacro(ticket: TicketCase) {
  const [chosen, setChosen] = useState<MacroAction | null>(null);
  const [asked, setAsked] = useState<Exclude<MacroAction, { kind: 'end' }>>();
  const action = fitting(chosen, ticket);
  return {
    /** Action to perform when the answer is sent; null if there is none. */
    action,
    choose: setChosen,
    /** Opens the dialog for the macro's action, if the action has one. Call this function after sending the answer. */
    sent: () => {
      setChosen(null);
      if (action && action.kind !== 'end') setAsked(action);
    },
    /** Action whose dialog is open. */
    asked,
    close: () => setAsked(undefined),
  };
}

export type Macro = ReturnType<typeof useMacro>;
