import { useLingui } from '@lingui/react/macro';
import { useErrorText, type ErrorText } from '../../app/errors.tsx';
import { ApiError } from '../../app/request.ts';

/**
 * Returns a function that explains why an action on an item failed. For a 500 response, which contains no reason, the
 * text says only that the operation has failed (specification §8).
 */
export function useOperationText(): ErrorText {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && error.status === 500
      ? t`Sorry! operation has been failed.`
      : errorText(error);
}
