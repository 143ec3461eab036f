import { isOwnError } from "@listwright/domain/shared"

/** Different errors that one page reports; a page that fails in a loop keeps the log readable. */
const MOST_REPORTED = 10

const textsOf = (error: unknown): { readonly message: string; readonly stack: string } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? "" }
    : { message: String(error), stack: "" }

/** Reports errors that nothing handled to the site's log, each once, from now on. spec: portal §8 (Unhandled script errors) [p8-script-errors] */
export const reportErrors = (): void => {
  const reported = new Set<string>()
  const report = (error: unknown): void => {
    const texts = textsOf(error)
    const key = texts.message + texts.stack
    if (!isOwnError(texts) || reported.has(key) || reported.size >= MOST_REPORTED) return
    reported.add(key)
    // What sends it comes with the first error. Where it does not come, nothing else must fail for it.
    void import("./logError.ts")
      .then(({ logError }) => logError({ ...texts, page: window.location.pathname }))
      .catch(() => null)
  }
  // An error of a script of another origin comes without itself.
  window.addEventListener("error", ({ error, message }) => report(error ?? message))
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason))
}
