import { Api } from "@listwright/adapters"
import { deviceName } from "@listwright/domain/account"
import { isOwnError, loggableError, type ScriptError } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { networkOfClient } from "../../../accounts/networkOfClient.ts"
import { ScriptErrors } from "../../../script-errors/ScriptErrors.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { answering } from "../../answering/answering.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { refuseTooMany } from "../../answering/tooMany.ts"

/**
 * Stores a reported error. The caller may not be one of our screens, so reports are limited and anonymized here, too.
 */
const logError = Effect.fn("logError")(function* (reported: ScriptError) {
  const quotas = yield* Quotas
  yield* quotas
    .take("errorReports", networkOfClient(yield* clientAddress))
    .pipe(Effect.catchTag("QuotaReached", refuseTooMany))
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const browser = deviceName({ kind: "browser", name: headers["user-agent"] ?? "" })
  if (isOwnError(reported)) yield* (yield* ScriptErrors).keep(loggableError(reported), browser)
  return {}
})

/** Calls for reporting unhandled errors in the screens [p8-script-errors]. */
export const layerErrorLog = HttpApiBuilder.group(Api, "ErrorLog", (handlers) =>
  Effect.succeed(handlers.handleAll({ LogError: ({ payload }) => answering(logError(payload)) })),
)
