import { layerErrorLogsHttp } from "@listwright/adapters"
import { isOwnError, logScriptError } from "@listwright/domain/shared"
import { Effect } from "effect"

/** Different errors that one page reports; a page that fails in a loop keeps the log readable. */
const MAX_REPORTED = 10

const reported = new Set<string>()

const textsOf = (error: unknown): { readonly message: string; readonly stack: string } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? "" }
    : { message: String(error), stack: "" }

/** Posts an error of the screens' own to the site's log, each once; a log that cannot be reached says nothing. */
export const logError = async (error: unknown): Promise<void> => {
  const texts = textsOf(error)
  const key = texts.message + texts.stack
  if (!isOwnError(texts) || reported.has(key) || reported.size >= MAX_REPORTED) return
  reported.add(key)
  await logScriptError({ ...texts, page: window.location.pathname }).pipe(
    Effect.provide(layerErrorLogsHttp({ baseUrl: window.location.origin })),
    Effect.runPromise,
  )
}
