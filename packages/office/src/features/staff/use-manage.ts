import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Outcome = 'done' | 'waiting';

/**
 * Sends a change of accounts and loads the list again, whatever came of it.
 * @param send makes the call
 * @param onDone is given what came of it
 */
export function useManage<Input = void>(
  send: (input: Input) => Promise<{ data: { outcome: Outcome } }>,
  onDone: (outcome: Outcome) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => onDone(data.outcome),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff-accounts'] }),
  });
}
