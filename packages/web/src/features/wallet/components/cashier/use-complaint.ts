import { ApiError } from '../../../../app/request.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import type { Complaint } from '../../verdict.ts';

/** Words a local error exactly like the server's: `const complain = useComplaint(); complain(judgeTopUp(…))`. */
export function useComplaint(): (complaint: Complaint | undefined) => string | undefined {
  const errorText = useErrorText();
  return (complaint) =>
    complaint &&
    errorText(new ApiError(422, { code: complaint.code, params: { ...complaint.params } }));
}
