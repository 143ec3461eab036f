import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ScriptErrors } from "../../../script-errors/ScriptErrors.ts"

/** Calls for errors in the screens, used by the site's operator. */
export const layerV1ScriptErrors = HttpApiBuilder.group(Api, "V1ScriptErrors", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      scriptErrors: () =>
        Effect.gen(function* () {
          const kept = yield* (yield* ScriptErrors).all
          return {
            errors: kept.map(({ firstAt, lastAt, ...error }) => ({
              ...error,
              firstAt: firstAt.toISOString(),
              lastAt: lastAt.toISOString(),
            })),
          }
        }),
      forgetScriptErrors: () =>
        Effect.gen(function* () {
          return { forgotten: yield* (yield* ScriptErrors).forget }
        }),
    }),
  ),
)
