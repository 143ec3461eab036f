/** How much a session may do. 'temporary': opened by a temporary password. */
export type SessionKind = "guest" | "temporary" | "full"

/** The calls that need nobody to be signed in, by the last part of their path. spec: decisions (Calls) */
const GUEST_CALLS: ReadonlyArray<string> = ["LoginUser", "GeneratePwd", "SendMessage", "InitSite"]

/** Signing in again is always possible; a temporary session may set its new password, and nothing else. */
const TEMPORARY_CALLS: ReadonlyArray<string> = [...GUEST_CALLS, "ResetPassword"]

/** Whether a session may make a call, named by the last part of its path without ending. spec: decisions (Calls) */
export const mayCall = (session: SessionKind, call: string): boolean => {
  switch (session) {
    case "guest":
      return GUEST_CALLS.includes(call)
    case "temporary":
      return TEMPORARY_CALLS.includes(call)
    case "full":
      return true
  }
}

/** Whether a call needs the current password to have been checked shortly before. spec: decisions (Calls) */
export const needsPasswordCheck = (call: string): boolean =>
  call === "UpdateUser" || call === "UpdatePassword"

/** The pages of the shell. spec: portal §2 (Route table) */
export type ShellPage =
  | "landing"
  | "order"
  | "orderhistory"
  | "slc"
  | "reward"
  | "videos"
  | "signin"
  | "digitalCampaigns"
  | "freedatadiagnostic"
  | "DigitalReporting"
  | "403"
  | "404"
  | "test/summary"

/**
 * Whether a page needs a signed-in user. Reward and order areas do [p6-signed-in], summary, payment and success with
 * them; and every other page that shows or asks for what guests may not call. spec: portal §6, decisions (Calls)
 */
export const needsSignIn = (page: ShellPage): boolean => {
  switch (page) {
    case "signin":
    case "freedatadiagnostic":
    case "403":
    case "404":
      return false
    case "landing":
    case "order":
    case "orderhistory":
    case "slc":
    case "reward":
    case "videos":
    case "digitalCampaigns":
    case "DigitalReporting":
    case "test/summary":
      return true
  }
}
