import { firstPage, formatWholeNumber } from "@listwright/domain/shared"
import { SavedLists } from "@listwright/domain/saved-lists"
import type { Group } from "../terminal/CommandAdder.ts"
import { Effect } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import { type Completion, findCompletions } from "./findCompletions.ts"

/** The maximum number of names to offer; users don't read longer lists. */
const SHOWN = 50
/** The server timeout; it's short because the user is waiting after pressing Tab. */
const PATIENCE = "2 seconds"

/** Strips the opening quote and the backslashes from a typed word. */
const unquoted = (word: string): string => word.replace(/^["']/, "").replaceAll(/\\(.)/g, "$1")

/**
 * Finds saved lists by name; lists that share a name are identified by id. Returns an empty list if the server can't be
 * reached.
 */
const listsBeginning = Effect.fnUntraced(function* (begin: string, terminal: Terminal) {
  const server = yield* connection(terminal)
  const { items } = yield* runOnServer(server)(
    Effect.flatMap(SavedLists, (lists) =>
      lists.page(
        { accountId: null, search: begin, start: null, end: null },
        { ...firstPage("savedLists"), pageSize: SHOWN },
      ),
    ),
  )
  const names = items.map(({ name }) => name)
  return items.flatMap(({ id, name, orderDate, quantity }): ReadonlyArray<Completion> => {
    const isOnly = names.filter((other) => other === name).length === 1
    const [value, other] = isOnly ? [name, id] : [id, name]
    const isBegun = name.toLowerCase().startsWith(begin.toLowerCase())
    return isBegun
      ? [{ value, description: `${other}, ${formatWholeNumber(quantity)} records, ${orderDate}` }]
      : []
  })
})

/**
 * Prints completions for a shell: a line with 'words' or 'files', then one word and its description per line. Never
 * fails, because the user wouldn't see the reason.
 */
export const completeCommand = Effect.fn("completeCommand")(function* (
  program: Group,
  written: ReadonlyArray<string>,
  terminal: Terminal,
) {
  const wanted = findCompletions(program, written)
  if (wanted.kind === "files") return yield* print(terminal, "files\n")
  const words =
    wanted.kind === "words"
      ? wanted.words
      : yield* listsBeginning(unquoted(wanted.begin), terminal).pipe(
          Effect.timeout(PATIENCE),
          Effect.catch(() => Effect.succeed<ReadonlyArray<Completion>>([])),
        )
  const rows = words.map(({ description, value }) => tsvRow(value, description))
  yield* print(terminal, ["words\n", ...rows].join(""))
})
