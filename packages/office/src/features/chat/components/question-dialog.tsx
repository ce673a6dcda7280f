import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { reloadCase } from '../case.ts';
import s from './chat.module.css';

interface QuestionProps {
  /** Id of the conversation. */
  id: string;
  title: ReactNode;
  /** Explanation of the action, with the fields that it needs. */
  children: ReactNode;
  /** Label of the button that performs the action. */
  submit: ReactNode;
  isDanger?: boolean;
  /** False while a required field is incomplete. */
  isReady?: boolean;
  send: () => Promise<unknown>;
  close: () => void;
}

/**
 * Asks before an action on a conversation. Closes itself afterwards. If the action fails, it stays open with the error,
 * and the conversation is loaded again, because a colleague has probably changed it.
 */
export function QuestionDialog(props: QuestionProps) {
  const { id, title, children, submit, isDanger = false, isReady = true, send, close } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const action = useMutation({
    mutationFn: send,
    onSuccess: close,
    onError: () => reloadCase(queries, id),
  });
  return (
    <Dialog title={title} closeLabel={t`Close`} paper onClose={close}>
      <form
        className={`${paper.form ?? ''} ${s.question ?? ''}`}
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
