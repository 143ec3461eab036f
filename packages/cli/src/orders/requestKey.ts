import { randomUUID } from "node:crypto"
import { RequestKey } from "@listwright/domain/order"
import { Effect } from "effect"
import { printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/**
 * Returns the key that identifies a request: the given one, or a new one that is printed before any request is made.
 */
export const requestKey = Effect.fn("requestKey")(function* (given: string | undefined, terminal: Terminal) {
  if (given !== undefined && given !== "") return RequestKey.make(given)
  const made = RequestKey.make(randomUUID())
  yield* printRemark(terminal, `Key: ${made} (if this fails, retry with --key ${made})`)
  return made
})
