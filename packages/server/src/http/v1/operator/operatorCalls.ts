import { Api, Unavailable, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StuckJobs } from "../../../orders/StuckJobs.ts"
import { DoNotSell } from "../../../suppression/do-not-sell/DoNotSell.ts"
import { identitiesIn } from "../../../suppression/identitiesIn.ts"

/** What only an operator of the site does. */
export const layerOperatorCalls = HttpApiBuilder.group(Api, "Operator", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      jobs: () => Effect.flatMap(StuckJobs, ({ list }) => list).pipe(Effect.map((jobs) => ({ jobs }))),
      doNotSell: () =>
        Effect.flatMap(DoNotSell, ({ size }) => size).pipe(
          Effect.catchTag("CountUnavailable", ({ reason }) =>
            Effect.fail(new Unavailable({ message: reason })),
          ),
        ),
      addDoNotSell: ({ payload }) =>
        Effect.gen(function* () {
          const doNotSell = yield* DoNotSell
          const { identities, ...read } = yield* identitiesIn(payload.file.path)
          const { rejected, rejectedRows, rows } = read
          return {
            ...(yield* doNotSell.add(identities)),
            rows,
            rejected,
            rejectedRows: rejectedRows.map(({ line, reason }) => ({ Line: line, Reason: reason })),
          }
        }).pipe(
          Effect.catchTags({
            FileRefused: ({ reason }) => Effect.fail(new Unprocessable({ message: reason })),
            CountUnavailable: ({ reason }) => Effect.fail(new Unavailable({ message: reason })),
          }),
        ),
    }),
  ),
)
