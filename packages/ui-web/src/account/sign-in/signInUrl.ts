import { SIGN_IN_VIEWS, type SignInView } from "@listwright/domain/account"

const MARK = "#for="

/** Returns the email address after '#', which browsers don't send; '' if there isn't a valid one. */
export const expectedEmail = (hash: string): string => {
  if (!hash.startsWith(MARK)) return ""
  try {
    return decodeURIComponent(hash.slice(MARK.length))
  } catch {
    // Not an address that this site made.
    return ""
  }
}

/**
 * Returns the view for a sign-in URL. The reset view requires the user's email address; without one, this is the
 * sign-in view.
 */
export const resolveSignInView = (search: URLSearchParams, email: string): SignInView => {
  const named = SIGN_IN_VIEWS.find((view) => view === search.get("view")) ?? "signIn"
  return named === "resetPassword" && email === "" ? "signIn" : named
}

/** Builds a view's URL, preserving the page to open after signing in. */
export const signInUrl = (view: SignInView, email: string, next: string | null): string => {
  const search = new URLSearchParams({
    ...(view === "signIn" ? {} : { view }),
    ...(next === null ? {} : { next }),
  }).toString()
  return `/signin${search === "" ? "" : `?${search}`}${email === "" ? "" : `${MARK}${encodeURIComponent(email)}`}`
}
