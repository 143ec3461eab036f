import { chosenReading, inWording, type Words, wordingReading } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Site } from "./Site.ts"

/** Returns a text in the wording that the site has chosen, as `/api/v1` and mails send it [p5-wording]. */
export const siteWords = (text: Words): Effect.Effect<string, never, Site> =>
  Effect.map(Site, ({ configuration }) =>
    inWording(text, chosenReading(wordingReading, configuration.readings)),
  )
