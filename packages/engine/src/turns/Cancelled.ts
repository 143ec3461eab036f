/** The answer is no longer needed. */
export class Cancelled extends Error {}
