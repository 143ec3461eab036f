import type { User } from "../account/User.ts"

/** A request for the free data diagnostic, as typed so far. */
export interface DiagnosticRequest {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
  /** The number of records; optional. */
  readonly quantity: string
  readonly comments: string
}

/** Returns the initial form, filled in with the user's name and email address [p4-diagnostic-prefill]. */
export const initialDiagnosticRequest = (
  user: Pick<User, "firstName" | "lastName" | "email">,
): DiagnosticRequest => ({
  firstName: user.firstName,
  lastName: user.lastName,
  company: "",
  email: user.email,
  quantity: "",
  comments: "",
})
