import { ApiError } from '../../../../app/request.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import type { Complaint } from '../../verdict.ts';

/**
 * Returns a function that gives the server's text for an error that the page has found itself. Example: `const complain
 * = useComplaint(); complain(judgeTopUp(…))`.
 */
export function useComplaint(): (complaint: Complaint | undefined) => string | undefined {
  const errorText = useErrorText();
  return (complaint) =>
    complaint &&
    errorText(new ApiError(422, { code: complaint.code, params: { ...complaint.params } }));
}
