/** Functions of the staff feature that other features use. */
export {
  audit,
  auditTrail,
  serveOpenedFile,
  serveStaffChange,
  serveStaffUpload,
  serveStaffView,
  type AuditLine,
} from './audit.ts';
export { staffAuditCheck } from './audit-log-repository.ts';
export { clerkNames, clerksWhoMay } from './names-repository.ts';
export type { Role } from './permissions.ts';
export { demoClerkId } from './seed.ts';
