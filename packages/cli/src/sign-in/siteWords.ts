import { Accounts } from "@listwright/domain/account"
import { chosenReading, inWording, type Wording, wordingReading, type Words } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed, type FailureKind } from "../failures/CommandFailed.ts"

/** Requests the site's wording; falls back to the default if the site doesn't reply [p5-wording]. */
export const siteWording: Effect.Effect<Wording, never, Accounts> = Effect.flatMap(Accounts, (accounts) =>
  accounts.openSite(),
).pipe(
  Effect.map(({ readings }) => chosenReading(wordingReading, readings)),
  Effect.orElseSucceed(() => wordingReading.default),
)

/** Returns a message in the site's wording, which is requested only if the message has two wordings. */
export const siteWords = (text: Words): Effect.Effect<string, never, Accounts> =>
  typeof text === "string"
    ? Effect.succeed(text)
    : Effect.map(siteWording, (wording) => inWording(text, wording))

/** Fails a command with a message in the site's wording. */
export const failInWords = (kind: FailureKind, text: Words): Effect.Effect<never, CommandFailed, Accounts> =>
  Effect.flatMap(siteWords(text), (message) => Effect.fail(new CommandFailed({ kind, message })))
