import { Trans } from '@lingui/react/macro';
import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { Button } from '@wl/ui/controls/button';
import { type MacroPlace, useActionNames } from '../use-action-names.ts';
import s from './picker.module.css';

interface NoteProps {
  action: MacroAction;
  /** Place where the clerk uses the macro. The same action has different meanings in a chat and in a ticket. */
  place?: MacroPlace;
  remove: () => void;
}

/**
 * Shows which action the clerk will be offered after sending the macro's text. The clerk can remove the action first.
 */
export function MacroNote({ action, place = 'chat', remove }: NoteProps) {
  const name = useActionNames(place)(action);
  return (
    <p role="status" className={s.macro}>
      <span>
        <Trans>After sending: {name}</Trans>
      </span>
      <Button variant="plain" size="small" onClick={remove}>
        <Trans>Send only the text</Trans>
      </Button>
    </p>
  );
}
