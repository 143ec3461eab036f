import { Missing, TooLarge, Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import type { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { notFoundText } from "../../answering/answering.ts"

export const missing = (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) }))

export const tooLarge = ({ bytes }: { readonly bytes: number }) =>
  Effect.fail(new TooLarge({ message: "This list has too many areas or values to save.", bytes }))

/** Lists of a source that the user may not order are not opened either. */
export const ensureOffered = (user: User, listType: number) =>
  user.dataSources.includes(listType)
    ? Effect.void
    : Effect.fail(new Unprocessable({ message: noSuchDataSource.text }))

export const PROFILE_INCOMPLETE =
  "Your profile needs a name, a company and an e-mail address before you can save lists."
