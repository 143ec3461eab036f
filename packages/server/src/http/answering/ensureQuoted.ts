import { Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"

/** Where IsOrderQuoteEnabled is off. The words are ours. */
export const NO_QUOTES = "This site does not send quotes."

/** Sites without quotes send none; those that were sent before still open. */
export const ensureQuoted = Effect.flatMap(Site, ({ configuration }) =>
  configuration.isOrderQuoteEnabled ? Effect.void : Effect.fail(new Unprocessable({ message: NO_QUOTES })),
)
