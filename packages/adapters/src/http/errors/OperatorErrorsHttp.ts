import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import type { WireScriptError } from "../../contract/v1/errors/V1ScriptErrorsGroup.ts"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import type { ApiClientOptions } from "../connection.ts"
import { layerApiClient } from "../layerApiClient.ts"

/** The errors of the screens, as an operator of the site sees them. */
export class OperatorErrors extends Context.Service<
  OperatorErrors,
  {
    readonly all: Effect.Effect<ReadonlyArray<WireScriptError>, CallFailed>
    /** Answers how many there were. */
    readonly forget: Effect.Effect<number, CallFailed>
  }
>()("@listwright/adapters/OperatorErrors") {}

/** The same over the contract, with the operator's secret. */
export const layerOperatorErrorsHttp = (options: ApiClientOptions & { readonly operator: string }) =>
  Layer.effect(
    OperatorErrors,
    Effect.map(ApiClient, ({ V1ScriptErrors }) => ({
      all: Effect.map(orCallFailed("list")(V1ScriptErrors.scriptErrors()), ({ errors }) => errors),
      forget: Effect.map(
        orCallFailed("list")(V1ScriptErrors.forgetScriptErrors()),
        ({ forgotten }) => forgotten,
      ),
    })),
  ).pipe(Layer.provide(layerApiClient(options)))
