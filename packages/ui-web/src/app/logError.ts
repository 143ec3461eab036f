import { layerErrorLogsHttp } from "@listwright/adapters"
import { isFirstPartyError, logScriptError } from "@listwright/domain/shared"
import { Effect } from "effect"

/**
 * The maximum number of different errors that one page reports, so that a page failing in a loop doesn't flood the log.
 */
const MAX_REPORTED = 10

const reported = new Set<string>()

const textsOf = (error: unknown): { readonly message: string; readonly stack: string } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? "" }
    : { message: String(error), stack: "" }

/**
 * Sends an error in the screens' own code to the site's log, once per error; does nothing if the log can't be reached.
 */
export const logError = async (error: unknown): Promise<void> => {
  const texts = textsOf(error)
  const key = texts.message + texts.stack
  if (!isFirstPartyError(texts) || reported.has(key) || reported.size >= MAX_REPORTED) return
  reported.add(key)
  await logScriptError({ ...texts, page: window.location.pathname }).pipe(
    Effect.provide(layerErrorLogsHttp({ baseUrl: window.location.origin })),
    Effect.runPromise,
  )
}
