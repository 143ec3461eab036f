import { layerOperatorPaymentsHttp, OperatorPayments } from "@listwright/adapters"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"

/** Reports which parts of the site's payments work, with advice on the parts that don't. */
export const checkPaymentsCommand = Effect.fn("checkPaymentsCommand")(function* (
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const findings = yield* Effect.flatMap(OperatorPayments, ({ check }) => check).pipe(
    Effect.provide(layerOperatorPaymentsHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
  yield* print(
    terminal,
    flags.json === true
      ? jsonText(findings)
      : findings.map(({ isGood, text }) => tsvRow(isGood ? "ok" : "problem", text)).join(""),
  )
  const problems = findings.filter(({ isGood }) => !isGood).length
  if (problems === 0) return
  const message = `${problems === 1 ? "1 problem" : `${problems} problems`} with this site's payments.`
  return yield* new CommandFailed({ kind: "validation", message })
})
