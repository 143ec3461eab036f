import { SIGN_IN_VIEWS, type SignInView } from "@listwright/domain/account"

const MARK = "#for="

/** Whose address stands behind '#', which browsers send to nobody; '' for nobody's. */
export const expectedEmail = (hash: string): string => {
  if (!hash.startsWith(MARK)) return ""
  try {
    return decodeURIComponent(hash.slice(MARK.length))
  } catch {
    // Not an address that this site made.
    return ""
  }
}

/** The view that an address of the sign-in page shows. Without knowing whose password it is, none can be set. */
export const viewOf = (search: URLSearchParams, email: string): SignInView => {
  const named = SIGN_IN_VIEWS.find((view) => view === search.get("view")) ?? "signIn"
  return named === "resetPassword" && email === "" ? "signIn" : named
}

/** The address of a view; where somebody wanted to go after signing in stays in it. */
export const signInAddress = (view: SignInView, email: string, next: string | null): string => {
  const search = new URLSearchParams({
    ...(view === "signIn" ? {} : { view }),
    ...(next === null ? {} : { next }),
  }).toString()
  return `/signin${search === "" ? "" : `?${search}`}${email === "" ? "" : `${MARK}${encodeURIComponent(email)}`}`
}
