/** The messages of the original contract, to be read by its clients; separate because screens rarely need the whole table. */

export { parseOriginalMessage } from "./shared/wording/parseOriginalMessage.ts"
