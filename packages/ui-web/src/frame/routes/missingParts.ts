/** Matches browsers' error messages for a script that couldn't be loaded. */
const NO_SCRIPT = /module|preload/

/** Matches Vite's error message for a style sheet that couldn't be loaded; it's a plain error. */
const NO_STYLES = /^Unable to preload CSS/

/** Tells whether a screen failed because its style sheet couldn't be loaded. */
export const areStylesMissing = (error: unknown): boolean =>
  error instanceof Error && NO_STYLES.test(error.message)

/** Tells whether a screen failed because a part of the app, a script or a style sheet, couldn't be loaded. */
export const isPartMissing = (error: unknown): boolean =>
  areStylesMissing(error) || (error instanceof TypeError && NO_SCRIPT.test(error.message))

/** Tells whether the site answers, so that reloading can't replace the page with the browser's own error. */
const isSiteReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Reloads the page once the site answers; otherwise, leaves it as it is. A style sheet that couldn't be loaded needs
 * this, because Vite never requests it again: a second attempt would show the screen without its styles.
 */
export const reloadIfReachable = async (): Promise<void> => {
  if (await isSiteReachable()) window.location.reload()
}
