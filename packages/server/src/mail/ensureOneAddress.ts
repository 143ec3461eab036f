import { isEmail } from "@listwright/domain/shared"
import { Effect } from "effect"
import { MailNotSent } from "./MailNotSent.ts"

/** Matches exactly one email address; a server could mistake anything more for a second address. */
const ONE_ADDRESS = /^[^\s<>(),;:"\\@\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u

/** Refuses a recipient that isn't exactly one email address. */
export const ensureOneAddress = (to: string): Effect.Effect<void, MailNotSent> =>
  ONE_ADDRESS.test(to) && isEmail(to)
    ? Effect.void
    : Effect.fail(new MailNotSent({ why: "refused", reason: "The recipient isn't an email address." }))
