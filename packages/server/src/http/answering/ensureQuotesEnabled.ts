import { Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"

/** The refusal if `offersQuotes` is off, in our own wording. */
export const QUOTES_DISABLED_MESSAGE = "This site doesn't send quotes."

/** Fails if the site doesn't send quotes. Quotes sent earlier can still be opened. */
export const ensureQuotesEnabled = Effect.flatMap(Site, ({ configuration }) =>
  configuration.offersQuotes
    ? Effect.void
    : Effect.fail(new Unprocessable({ message: QUOTES_DISABLED_MESSAGE })),
)
