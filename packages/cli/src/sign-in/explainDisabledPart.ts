import { Accounts } from "@listwright/domain/account"
import { hasPart, type Part, PART_ROWS } from "@listwright/domain/parts"
import { Effect, Option } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { runOnServer } from "./connection.ts"
import { resolveConnectionUrl } from "./resolveConnectionUrl.ts"

const isOff = Effect.fn("isOff")(function* (part: Part, terminal: Terminal) {
  const url = yield* resolveConnectionUrl(terminal)
  const site = yield* runOnServer({ url })(Effect.flatMap(Accounts, ({ openSite }) => openSite()))
  return !hasPart(site, part)
})

/**
 * Runs a part's command. If the server can't fulfill the request because the site has disabled the part, the failure
 * says so [p6-parts].
 */
export const explainDisabledPart =
  (part: Part, terminal: Terminal) =>
  <A>(command: Effect.Effect<A, CommandFailed>): Effect.Effect<A, CommandFailed> =>
    Effect.catch(command, (failure) =>
      Effect.gen(function* () {
        if (failure.kind !== "notFound" && failure.kind !== "failure") return yield* failure
        const off = yield* Effect.option(isOff(part, terminal))
        if (!Option.getOrElse(off, () => false)) return yield* failure
        return yield* new CommandFailed({ kind: "notFound", message: PART_ROWS[part].missing })
      }),
    )
