/** What other features may use of staff. */
export { audit, auditTrail, serveStaffChange, serveStaffView, type AuditLine } from './audit.ts';
export { clerkNames } from './names-repository.ts';
export type { Role } from './permissions.ts';
