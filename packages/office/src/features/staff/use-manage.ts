import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Outcome = 'done' | 'waiting';

/**
 * Returns a mutation that changes a staff account. The list of accounts is reloaded even if the change fails.
 * @param onDone called after a successful request; the outcome is `waiting` if a second owner must approve the change
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
