import { layerErrorLogsHttp } from "@listwright/adapters"
import { logScriptError, type ScriptError } from "@listwright/domain/shared"
import { Effect } from "effect"

/** Posts an error to the site's log; a log that cannot be reached says nothing. */
export const logError = (error: ScriptError): Promise<void> =>
  logScriptError(error).pipe(
    Effect.provide(layerErrorLogsHttp({ baseUrl: window.location.origin })),
    Effect.runPromise,
  )
