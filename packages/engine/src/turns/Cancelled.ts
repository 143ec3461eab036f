/** The error raised if the answer is no longer needed. */
export class Cancelled extends Error {}
