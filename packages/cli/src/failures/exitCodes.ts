import type { FailureKind } from "./CommandFailed.ts"

export const EXIT_SUCCESS = 0

/** The exit codes, which are part of the program's contract with scripts. */
export const exitCodes: Readonly<Record<FailureKind, number>> = {
  failure: 1,
  usage: 2,
  notFound: 3,
  auth: 4,
  validation: 5,
}

/** Checks that a string is a failure kind without loading the schema library, so that help appears immediately. */
export const isFailureKind = (text: string): text is FailureKind => Object.hasOwn(exitCodes, text)

/** The values of `error.code` with --json. */
export const jsonCodes: Readonly<Record<FailureKind, string>> = {
  failure: "failure",
  usage: "usage",
  notFound: "not_found",
  auth: "auth",
  validation: "validation",
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, " ")

/** Formats a failure for standard error: one line of text, or one line of JSON. */
export const failureLine = (
  failure: { readonly kind: FailureKind; readonly message: string },
  isJson: boolean,
): string => {
  const message = onOneLine(failure.message)
  return isJson ? JSON.stringify({ error: { code: jsonCodes[failure.kind], message } }) : message
}
