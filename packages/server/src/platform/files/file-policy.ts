/**
 * Content security policy for files sent by members. A file that is opened directly runs no script, loads nothing and
 * cannot be framed.
 */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
