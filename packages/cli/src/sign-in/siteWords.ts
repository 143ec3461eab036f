import { Accounts } from "@listwright/domain/account"
import { chosenReading, inWording, type Wording, wordingReading, type Words } from "@listwright/domain/shared"
import { Effect } from "effect"

/** Asks the site for its wording; the default one if it doesn't answer [p5-wording]. */
export const siteWording: Effect.Effect<Wording, never, Accounts> = Effect.flatMap(Accounts, (accounts) =>
  accounts.openSite(),
).pipe(
  Effect.map(({ readings }) => chosenReading(wordingReading, readings)),
  Effect.orElseSucceed(() => wordingReading.default),
)

/** Returns a text in the wording of the site, which is asked only for a text that has two. */
export const siteWords = (text: Words): Effect.Effect<string, never, Accounts> =>
  typeof text === "string"
    ? Effect.succeed(text)
    : Effect.map(siteWording, (wording) => inWording(text, wording))
