/** What other features may use of staff. */
export {
  audit,
  auditTrail,
  serveStaffChange,
  serveStaffView,
  type AuditEntry,
  type AuditLine,
} from './audit.ts';
export { staffAuditCheck } from './audit-log-repository.ts';
export { clerkNames } from './names-repository.ts';
export { permissionsOf, type Role } from './permissions.ts';
