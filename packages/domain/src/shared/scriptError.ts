import type { ScriptError } from "./ErrorLogs.ts"

/** The longest texts of a logged error, in characters; what is longer is cut. */
export const SCRIPT_ERROR_LIMITS = { message: 500, page: 200, stack: 4_000 } as const

const QUERY = /[?#][^\s):'"]*/g
const EMAIL = /[^\s@<>"'()]+@[^\s@<>"'()]+\.[^\s@<>"'()]+/g
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const LONG_NUMBER = /\d[\d -]{5,}\d/g

/** A text without what could say whose it is: addresses' queries, e-mail addresses, ids, and numbers of seven digits and more. */
const withoutPeople = (text: string): string =>
  text.replace(QUERY, "").replace(EMAIL, "<e-mail>").replace(ID, "<id>").replace(LONG_NUMBER, "<number>")

/**
 * An error as it may be logged: bounded, and without what could say who met it. The same error of two people becomes
 * the same text.
 */
export const loggableError = ({ message, page, stack }: ScriptError): ScriptError => ({
  message: withoutPeople(message).slice(0, SCRIPT_ERROR_LIMITS.message),
  page: withoutPeople(page).slice(0, SCRIPT_ERROR_LIMITS.page),
  stack: withoutPeople(stack).slice(0, SCRIPT_ERROR_LIMITS.stack),
})

/** An error that browsers report but that can't be fixed: a size that is observed again in the next frame. */
const HARMLESS = /^ResizeObserver loop/
/** Programs that people add to their browser run in the page too. */
const OF_EXTENSIONS = /\b[a-z]+-extension:\/\//

/** Tells whether an error comes from the screens themselves. */
export const isOwnError = ({ message, stack }: Pick<ScriptError, "message" | "stack">): boolean =>
  message !== "" && !HARMLESS.test(message) && !OF_EXTENSIONS.test(stack)
