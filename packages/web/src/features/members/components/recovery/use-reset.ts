import { resetPassword } from '@wl/contract/members';
import { useRef, useState } from 'react';
import { ApiError, useSend } from '../../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../../app/errors.tsx';
import { useAddressAtHand, useEmailLink } from '../../address-at-hand.ts';
import { judgeEmail, judgePassword } from '../acquire/draft.ts';
import { digitsOf, isCode } from '../code-field.tsx';

const codeFailures = new Set<string>([
  'auth.code_wrong',
  'auth.code_expired',
  'auth.code_asked_elsewhere',
]);
const isAboutCode = (error: unknown) => error instanceof ApiError && codeFailures.has(error.code);

/** Returns the error texts by position: below a field (`code`, `password`) or above the button (`whole`). */
function useRefusal(error: Error | null): { code?: string; password?: string; whole?: string } {
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  if (!error) return {};
  if (isAboutCode(error)) return { code: errorText(error) };
  const { password } = fieldTexts(error);
  return password ? { password } : { whole: errorText(error) };
}

/** Manages the form of the second recovery step: its input, its errors, and the API call. */
export function useReset(onDone: (email: string) => void) {
  const search = useEmailLink();
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
    /**
     * True if the member entered the e-mail address in the previous step. The form then shows the address instead of
     * asking for it again.
     */
    isAddressTyped: atHand.typed,
    codeInput,
    tried,
    pending: reset.isPending,
    refusal: useRefusal(reset.error),
    change: (part: Partial<typeof typed>) => {
      setTyped((old) => ({ ...old, ...part }));
      // An error refers to the submitted input, so it disappears when the input changes.
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
