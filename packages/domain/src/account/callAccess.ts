/** The types of sessions by their permissions; a temporary password opens a 'temporary' session. */
export type SessionKind = "guest" | "temporary" | "full"

/** The calls that work without signing in, by the last part of their path. */
const GUEST_CALLS = ["LoginUser", "GeneratePwd", "SendMessage", "InitSite"] as const

/** The calls that a temporary session may make: it may sign in again or set its new password, but nothing else. */
const TEMPORARY_CALLS = [...GUEST_CALLS, "ResetPassword"] as const

const isOneOf = (calls: ReadonlyArray<string>, call: string): boolean => calls.includes(call)

/**
 * Returns whether a session may make a call, named by the last part of its path without an extension. ResetPassword
 * doesn't require the old password, so a full session may never make it and uses UpdatePassword instead.
 */
export const canCall = (session: SessionKind, call: string): boolean => {
  switch (session) {
    case "guest":
      return isOneOf(GUEST_CALLS, call)
    case "temporary":
      return isOneOf(TEMPORARY_CALLS, call)
    case "full":
      return call !== "ResetPassword"
  }
}

/** Returns whether a call requires a recent check of the current password. */
export const needsPasswordCheck = (call: string): boolean =>
  call === "UpdateUser" || call === "UpdatePassword"

/** The pages that guests may open, by path. */
const OPEN_PAGES: ReadonlyArray<string> = ["signin", "freedatadiagnostic", "403", "404"]

/**
 * Returns whether the page at a path requires a signed-in user. Reward and order areas do [p6-signed-in], including
 * summary, payment, and success; so does every other page that shows or requests anything that guests may not call.
 */
export const needsSignIn = (path: string): boolean => !OPEN_PAGES.includes(path)
