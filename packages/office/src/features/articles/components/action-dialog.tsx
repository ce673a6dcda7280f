import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';

interface ActionDialogProps {
  /** Id of the article, which is loaded again after an error, because a colleague may have changed it. */
  article: string;
  title: ReactNode;
  /** Explanation of the action, with the fields that it needs. */
  children: ReactNode;
  /** Label of the button that performs the action. */
  submit: ReactNode;
  isDanger?: boolean;
  send: () => Promise<unknown>;
  close: () => void;
}

/** Asks before an action on an article. Closes afterwards; after an error it stays open and shows the error. */
export function ActionDialog(props: ActionDialogProps) {
  const { article, title, children, submit, isDanger = false, send, close } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const action = useMutation({
    mutationFn: send,
    onSuccess: close,
    onError: () => void queries.invalidateQueries({ queryKey: ['article', article] }),
  });
  return (
    <Dialog title={title} closeLabel={t`Close`} paper onClose={close}>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.isPending) action.mutate();
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
