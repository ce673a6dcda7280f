import { resetPassword } from '@wl/contract/members';
import { useRef, useState } from 'react';
import { ApiError, useSend } from '../../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../../app/errors.tsx';
import { useAddressAtHand, useMailLink } from '../../address-at-hand.ts';
import { judgeEmail, judgePassword } from '../acquire/draft.ts';
import { digitsOf, isCode } from '../code-field.tsx';

const codeFailures = new Set<string>([
  'auth.code_wrong',
  'auth.code_expired',
  'auth.code_asked_elsewhere',
]);
const isAboutCode = (error: unknown) => error instanceof ApiError && codeFailures.has(error.code);

/** Where a failed answer is shown: under the code, under the password, or above the button. */
function useRefusal(error: Error | null): { code?: string; password?: string; whole?: string } {
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  if (!error) return {};
  if (isAboutCode(error)) return { code: errorText(error) };
  const { password } = fieldTexts(error);
  return password ? { password } : { whole: errorText(error) };
}

/** The form of the second step: what was typed, what is wrong with it, and the call. */
export function useReset(onDone: (email: string) => void) {
  const search = useMailLink();
  const atHand = useAddressAtHand();
  const [typed, setTyped] = useState(() => ({
    email: atHand.email,
    code: digitsOf(search.code),
    password: '',
    again: '',
  }));
  const [tried, setTried] = useState(false);
  const codeInput = useRef<HTMLInputElement>(null);
  const { code, password, again } = typed;
  const email = typed.email.trim();
  const reset = useSend(resetPassword, {
    onSuccess: () => onDone(email),
    onError: (error) => {
      if (!isAboutCode(error)) return;
      setTyped((old) => ({ ...old, code: '' }));
      codeInput.current?.focus();
    },
  });
  return {
    ...typed,
    address: email,
    /** The address was typed on the step before, so that it is said and not asked. */
    isAddressTyped: atHand.typed,
    codeInput,
    tried,
    pending: reset.isPending,
    refusal: useRefusal(reset.error),
    change: (part: Partial<typeof typed>) => {
      setTyped((old) => ({ ...old, ...part }));
      // A refusal is about what was sent: it goes when that is changed.
      if (reset.isError) reset.reset();
    },
    submit: () => {
      setTried(true);
      if (!isCode(code)) codeInput.current?.focus();
      else if (!judgeEmail(email) && !judgePassword(password) && again === password)
        reset.mutate({ body: { email, code, password } });
    },
  };
}
