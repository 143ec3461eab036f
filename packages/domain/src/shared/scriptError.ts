import type { ScriptError } from "./ErrorLogs.ts"

/** The maximum lengths of the strings in a logged error, in characters; longer strings are truncated. */
export const SCRIPT_ERROR_LIMITS = { message: 500, page: 200, stack: 4_000 } as const

const QUERY = /[?#][^\s):'"]*/g
const EMAIL = /[^\s@<>"'()]+@[^\s@<>"'()]+\.[^\s@<>"'()]+/g
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const LONG_NUMBER = /\d[\d -]{5,}\d/g

/**
 * Removes anything that could identify a person: URL queries, email addresses, IDs, and numbers of seven digits or
 * more.
 */
const withoutPeople = (text: string): string =>
  text.replace(QUERY, "").replace(EMAIL, "<email>").replace(ID, "<id>").replace(LONG_NUMBER, "<number>")

/**
 * Prepares an error for logging: limits its length and removes everything that could identify the user. The same error
 * from two users has the same result.
 */
export const toLoggableError = ({ message, page, stack }: ScriptError): ScriptError => ({
  message: withoutPeople(message).slice(0, SCRIPT_ERROR_LIMITS.message),
  page: withoutPeople(page).slice(0, SCRIPT_ERROR_LIMITS.page),
  stack: withoutPeople(stack).slice(0, SCRIPT_ERROR_LIMITS.stack),
})

/** Matches an error that browsers report but that can't be fixed: a resize observation deferred to the next frame. */
const HARMLESS = /^ResizeObserver loop/
/** Matches the stack of an error from a browser extension, whose scripts also run in the page. */
const OF_EXTENSIONS = /\b[a-z]+-extension:\/\//

/** Returns whether an error comes from the screens themselves. */
export const isFirstPartyError = ({ message, stack }: Pick<ScriptError, "message" | "stack">): boolean =>
  message !== "" && !HARMLESS.test(message) && !OF_EXTENSIONS.test(stack)
