/** Raised when the answer is no longer needed. */
export class CanceledError extends Error {}
