import { layerUsersHttp, OperatorUsers } from "@listwright/adapters"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Calls the server as its operator; returns the reply and the server's URL. */
export const callAsOperator = Effect.fnUntraced(function* <A>(
  flags: OperatorFlags,
  terminal: Terminal,
  ask: (users: OperatorUsers["Service"]) => Effect.Effect<A, CallFailed>,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const answer = yield* Effect.flatMap(OperatorUsers, ask).pipe(
    Effect.provide(layerUsersHttp(site)),
    Effect.mapError((failure) =>
      failure._tag === "NotFound" && failure.what === "user"
        ? new CommandFailed({
            kind: "notFound",
            message: "There is no user with that email address. To see all users, run: listwright users list",
          })
        : toCommandFailed(site.baseUrl)(failure),
    ),
  )
  return { answer, baseUrl: site.baseUrl }
})
