/** Nobody waits for the answer any more. */
export class Cancelled extends Error {}
