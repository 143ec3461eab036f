import { othersOfName, othersOfNameText, type SavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { connection, over } from "../sign-in/connection.ts"
import { remark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Remarks that other lists have the name that a list was just given. The list has it all the same. */
export const remarkOthers = Effect.fn("remarkOthers")(function* (
  row: Pick<SavedList, "id" | "name">,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const others = yield* over(server)(othersOfName(row)).pipe(Effect.orElseSucceed(() => []))
  const text = othersOfNameText(others)
  if (text !== "") yield* remark(terminal, text)
})
