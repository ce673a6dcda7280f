import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Outcome = 'done' | 'waiting';

/**
 * Sends a change to a staff account and reloads the list, whether or not the change succeeded.
 * @param send sends the request
 * @param onDone receives the outcome
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
