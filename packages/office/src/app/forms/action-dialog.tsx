import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { ReactNode } from 'react';
import { useErrorText } from '../api.ts';
import paper from '../paper.module.css';
import s from './action-dialog.module.css';

interface ActionDialogProps {
  title: ReactNode;
  /** Explanation of the action, with the fields that it needs. */
  children: ReactNode;
  /** Label of the button that performs the action. */
  submit: ReactNode;
  isDanger?: boolean;
  /** False while a required field is incomplete. */
  isReady?: boolean;
  /** Key of the query to refetch after an error, because another clerk has probably changed the object. */
  reloads: QueryKey;
  send: () => Promise<unknown>;
  close: () => void;
}

/**
 * Shows a dialog that asks the clerk to confirm an action. Closes the dialog if the action succeeds. If it fails, keeps
 * the dialog open and shows the error.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, submit, isDanger = false, isReady = true, reloads, send, close } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const action = useMutation({
    mutationFn: send,
    onSuccess: close,
    onError: () => void queries.invalidateQueries({ queryKey: reloads }),
  });
  return (
    <Dialog title={title} closeLabel={t`Close`} paper onClose={close}>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !action.isPending) action.mutate();
        }}
      >
        {children}
        {action.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(action.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button
            type="submit"
            variant={isDanger ? 'plainDanger' : 'brass'}
            inactive={!isReady}
            loading={action.isPending}
          >
            {submit}
          </Button>
          <Button variant="plain" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
