import type { SourceNaming } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { fetchSourceNaming } from "../sources/fetchSourceNaming.ts"
import { print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { countList } from "./countList.ts"
import { formatCountJson, printCount } from "./countText.ts"
import { formatCountTable } from "./formatCountTable.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { CountFlags } from "./commands/count.ts"

/** Disables color if NO_COLOR is set. Ink ignores NO_COLOR, but its color library reads FORCE_COLOR on load. */
export const applyNoColor = ({ env }: Terminal) => {
  if (env["NO_COLOR"] !== undefined && env["NO_COLOR"] !== "") process.env["FORCE_COLOR"] = "0"
}

/** Loads the count screen, but only on a terminal. */
const shownCount = (terminal: Terminal, { want }: CountFlags, naming: SourceNaming) =>
  Effect.promise(async () => {
    applyNoColor(terminal)
    const { showCount } = await import("./showCount.tsx")
    return showCount(want, naming)
  })

const onScreen = Effect.fnUntraced(function* (flags: CountFlags, terminal: Terminal) {
  const server = yield* connection(terminal)
  const shown = yield* shownCount(terminal, flags, yield* runOnServer(server)(fetchSourceNaming))
  const { warnings } = yield* runOnServer(server)(countList(flags, terminal, shown.show)).pipe(
    Effect.tapError(() => Effect.promise(shown.takeAway)),
  )
  yield* Effect.promise(shown.leave)
  yield* Effect.forEach(warnings, (warning) => printRemark(terminal, warning))
})

const asText = Effect.fnUntraced(function* (flags: CountFlags, terminal: Terminal) {
  const server = yield* connection(terminal)
  const counted = yield* runOnServer(server)(countList(flags, terminal, () => {}))
  if (flags.json === true) return yield* print(terminal, formatCountJson(counted))
  yield* Effect.forEach(counted.warnings, (warning) => printRemark(terminal, warning))
  if (flags.tsv !== undefined) {
    const table = formatCountTable(flags.tsv, counted)
    if ("missing" in table) return yield* new CommandFailed({ kind: "usage", message: table.missing })
    return yield* print(terminal, table.text)
  }
  yield* printCount(terminal, counted)
})

/**
 * Counts a list and, on request, prices it. Shows the result on screen in a terminal, as rows elsewhere, and as a
 * single document with --json.
 */
export const countCommand = (flags: CountFlags, terminal: Terminal) =>
  flags.json === true || flags.tsv !== undefined || !terminal.isOutputTerminal
    ? asText(flags, terminal)
    : onScreen(flags, terminal)
