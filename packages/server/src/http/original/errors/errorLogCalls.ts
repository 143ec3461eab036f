import { Api } from "@listwright/adapters"
import { deviceName } from "@listwright/domain/account"
import { isFirstPartyError, toLoggableError, type ScriptError } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { clientNetwork } from "../../../accounts/clientNetwork.ts"
import { ScriptErrors } from "../../../script-errors/ScriptErrors.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { toEnvelope } from "../../answering/toEnvelope.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"

/**
 * Stores a reported error. The caller may not be one of our screens, so reports are limited and anonymized here, too.
 */
const logError = Effect.fn("logError")(function* (reported: ScriptError) {
  const quotas = yield* Quotas
  yield* quotas
    .take("errorReports", clientNetwork(yield* clientAddress))
    .pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const browser = deviceName({ kind: "browser", name: headers["user-agent"] ?? "" })
  if (isFirstPartyError(reported)) yield* (yield* ScriptErrors).keep(toLoggableError(reported), browser)
  return {}
})

/** Calls for reporting unhandled errors in the screens [p8-script-errors]. */
export const layerErrorLog = HttpApiBuilder.group(Api, "ErrorLog", (handlers) =>
  Effect.succeed(handlers.handleAll({ LogError: ({ payload }) => toEnvelope(logError(payload)) })),
)
