/**
 * Reports errors that nothing handled to the site's log, from now on. What sends them comes with the first one; where
 * it does not come, nothing else must fail for it [p8-script-errors].
 */
export const reportErrors = (): void => {
  const report = (error: unknown): void =>
    void import("./logError.ts").then(({ logError }) => logError(error)).catch(() => null)
  // An error of a script of another origin comes without itself.
  addEventListener("error", ({ error, message }) => report(error ?? message))
  addEventListener("unhandledrejection", ({ reason }) => report(reason))
}
