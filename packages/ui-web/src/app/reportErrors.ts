/**
 * Starts reporting unhandled errors to the site's log. The code that sends them is loaded with the first error; if it
 * can't be loaded, nothing else fails [p8-script-errors].
 */
export const reportErrors = (): void => {
  const report = (error: unknown): void =>
    void import("./logError.ts").then(({ logError }) => logError(error)).catch(() => null)
  // An error of a script of another origin comes without itself.
  addEventListener("error", ({ error, message }) => report(error ?? message))
  addEventListener("unhandledrejection", ({ reason }) => report(reason))
}
