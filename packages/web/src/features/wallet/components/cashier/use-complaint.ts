import { ApiError } from '../../../../app/request.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import type { Complaint } from '../../verdict.ts';

/**
 * Returns a function that converts an error found in the browser into the message that is shown when the server reports
 * the same error. Example: `const complain = useComplaint(); complain(judgeTopUp(…))`.
 */
export function useComplaint(): (complaint: Complaint | undefined) => string | undefined {
  const errorText = useErrorText();
  return (complaint) =>
    complaint &&
    errorText(new ApiError(422, { code: complaint.code, params: { ...complaint.params } }));
}
