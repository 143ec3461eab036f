import { Missing, TooLarge } from "@listwright/adapters"
import type { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { notFoundText } from "../../answering/toEnvelope.ts"

export const failNotFound = (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) }))

export const failTooLarge = ({ bytes }: { readonly bytes: number }) =>
  Effect.fail(new TooLarge({ message: "This list has too many areas or values to save.", bytes }))

export const LIST_IN_DELIVERY_MESSAGE =
  "An order for this list is being delivered. Try again in a few minutes, or save a new list."

export const PROFILE_INCOMPLETE_MESSAGE =
  "Your profile needs a name, a company and an email address before you can save lists."
