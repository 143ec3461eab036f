import { randomUUID } from "node:crypto"
import { RequestKey } from "@listwright/domain/order"
import { Effect } from "effect"
import { remark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** The key that names a request: the one that was given, else a new one, which is said before anything is asked. */
export const requestKey = Effect.fn("requestKey")(function* (given: string | undefined, terminal: Terminal) {
  if (given !== undefined && given !== "") return RequestKey.make(given)
  const made = RequestKey.make(randomUUID())
  yield* remark(terminal, `Key: ${made} (if this fails, retry with --key ${made})`)
  return made
})
