import { isEmail } from "@listwright/domain/shared"
import { Effect } from "effect"
import { MailNotSent } from "./MailNotSent.ts"

/** One address and nothing else; a server would be told two of whatever else there is. */
const ONE_ADDRESS = /^[^\s<>(),;:"\\@\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u

/** Refuses a recipient that is none, or several. */
export const ensureOneAddress = (to: string): Effect.Effect<void, MailNotSent> =>
  ONE_ADDRESS.test(to) && isEmail(to)
    ? Effect.void
    : Effect.fail(new MailNotSent({ why: "refused", reason: "The recipient is not an e-mail address." }))
