import { chosenReading, inWording, type Words, wordingReading } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Site } from "./Site.ts"

/** Returns a message in the site's chosen wording, as sent by `/api/v1` and in emails [p5-wording]. */
export const siteWords = (text: Words): Effect.Effect<string, never, Site> =>
  Effect.map(Site, ({ configuration }) =>
    inWording(text, chosenReading(wordingReading, configuration.readings)),
  )
