/** The views of the sign-in page [p4-sign-in-views]. */
export const SIGN_IN_VIEWS = ["signIn", "forgotPassword", "resetPassword"] as const
export type SignInView = (typeof SIGN_IN_VIEWS)[number]

/** A user action on the sign-in page, or the reply to one. */
export type SignInEvent = "forgot" | "back" | "mustReset" | "resetDone"

/** Returns the view after an event. Only a successful reset or going back leaves the reset view. [p4-sign-in-views] */
export const nextSignInView = (view: SignInView, event: SignInEvent): SignInView => {
  switch (event) {
    case "forgot":
      return view === "signIn" ? "forgotPassword" : view
    case "mustReset":
      return view === "signIn" ? "resetPassword" : view
    case "back":
    case "resetDone":
      return "signIn"
  }
}

/** The destination after a successful sign-in. */
export type SignInDestination =
  | { readonly _tag: "Landing" }
  | { readonly _tag: "ResetView" }
  | { readonly _tag: "Open"; readonly address: string }

/**
 * The markers, which must start a word of the path or query: '/MainPage.aspx' matches, 'https://domain.example/'
 * doesn't.
 */
const RESET = /\breset/i
const MAIN_OR_PROSPECT = /\b(main|prospect)/i

/**
 * Returns the destination after a successful sign-in. The reset page takes precedence: a session opened by a temporary
 * password may do nothing else. Any other URL is returned unchanged; the caller checks that it belongs to this site
 * [p4-next-address].
 */
export const signInDestination = (nextAddress: string): SignInDestination => {
  const path = nextAddress.replace(/^([a-z]+:)?\/\/[^/]*/i, "")
  if (RESET.test(path)) return { _tag: "ResetView" }
  return MAIN_OR_PROSPECT.test(path) ? { _tag: "Landing" } : { _tag: "Open", address: nextAddress }
}
