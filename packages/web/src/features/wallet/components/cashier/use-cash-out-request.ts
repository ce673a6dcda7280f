import { requestCashOut } from '@wl/contract/wallet-cash-outs';
import { useState } from 'react';
import { useSend } from '../../../../app/api.ts';
import { ApiError } from '../../../../app/request.ts';
import { useKey } from '../../../../app/use-key.ts';

const endsBonuses = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wallet.cash_out_ends_bonuses';

/** Manages the request for a cash-out. If the cash-out would end bonuses, the member must confirm the request. */
export function useCashOutRequest(onDone: () => void) {
  const [asked, setAsked] = useState(false);
  const { key, renew, failed } = useKey();
  const ask = useSend(requestCashOut, {
    onSuccess: () => {
      renew();
      setAsked(false);
      onDone();
    },
    onError: (error) => {
      failed(error);
      setAsked(endsBonuses(error));
    },
  });
  return {
    isPending: ask.isPending,
    isSuccess: ask.isSuccess,
    error: ask.error,
    /** True while the member must confirm that the cash-out ends bonuses. */
    endsBonuses: asked,
    send: (cents: number, methodId: string, endBonuses: boolean) =>
      ask.mutate({
        body: { key, amount_cents: cents, method_id: methodId, end_bonuses: endBonuses },
      }),
    /** Discards the result of the last request when the amount changes, because it refers to the earlier amount. */
    forget: () => {
      if (!ask.isPending && !ask.isIdle) ask.reset();
    },
    /** Closes the confirmation dialog and discards the result of the request. */
    cancel: () => {
      setAsked(false);
      ask.reset();
    },
  };
}
