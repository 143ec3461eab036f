/** Parses the original contract's messages for its clients; separate because screens rarely need the whole table. */

export { parseOriginalMessage } from "./shared/wording/parseOriginalMessage.ts"
