/** Errors by code: HTTP status, English text, and the screen that shows the error. */
export type ErrorTable = Readonly<
  Record<string, readonly [status: number, english: string, screen: string]>
>;
