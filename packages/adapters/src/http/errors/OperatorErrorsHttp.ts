import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type { WireScriptError } from "../../contract/v1/errors/V1ScriptErrorsGroup.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/** The screen errors, as the site's operator sees them. */
export class OperatorErrors extends Context.Service<
  OperatorErrors,
  {
    readonly all: Effect.Effect<ReadonlyArray<WireScriptError>, CallFailed>
    /** Deletes the errors and returns their number. */
    readonly forget: Effect.Effect<number, CallFailed>
  }
>()("@listwright/adapters/OperatorErrors") {}

/** Provides OperatorErrors over the contract, with the operator's secret. */
export const layerOperatorErrorsHttp = operatorLayer(OperatorErrors, ({ V1ScriptErrors }) => ({
  all: Effect.map(mapCallFailure("list")(V1ScriptErrors.scriptErrors()), ({ errors }) => errors),
  forget: Effect.map(
    mapCallFailure("list")(V1ScriptErrors.forgetScriptErrors()),
    ({ forgotten }) => forgotten,
  ),
}))
