import { layerOperatorErrorsHttp, OperatorErrors } from "@listwright/adapters"
import { Effect } from "effect"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ErrorsFlags } from "./commands/errors.ts"

const COLUMNS = [
  { heading: "last" },
  { heading: "times", isFigure: true },
  { heading: "page" },
  { heading: "browser" },
  { heading: "message" },
]

/** Lists the screen errors, or deletes them. */
export const errorsCommand = Effect.fn("errorsCommand")(function* (flags: ErrorsFlags, terminal: Terminal) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const asked = <A, E>(ask: (errors: OperatorErrors["Service"]) => Effect.Effect<A, E>) =>
    Effect.flatMap(OperatorErrors, ask).pipe(Effect.provide(layerOperatorErrorsHttp(site)))
  const failed = toCommandFailed(site.baseUrl)
  const errors = yield* Effect.mapError(
    asked(({ all }) => all),
    failed,
  )
  if (flags.forget === true) {
    const forgotten = yield* Effect.mapError(
      asked(({ forget }) => forget),
      failed,
    )
    yield* printRemark(
      terminal,
      forgotten === 1 ? "1 error was removed." : `${forgotten} errors were removed.`,
    )
  }
  if (flags.json === true) return yield* print(terminal, jsonText(errors))
  if (errors.length === 0) return yield* printRemark(terminal, "The screens reported no errors.")
  yield* printTable(
    terminal,
    COLUMNS,
    errors.map(({ browser, lastAt, message, page, times }) => [lastAt, times, page, browser, message]),
  )
})
