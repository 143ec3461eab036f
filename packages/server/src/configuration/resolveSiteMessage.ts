import { chosenReading, selectWording, type MessageText, wordingReading } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Site } from "./Site.ts"

/** Returns a message in the site's chosen wording, as sent by `/api/v1` and in emails [p5-wording]. */
export const resolveSiteMessage = (text: MessageText): Effect.Effect<string, never, Site> =>
  Effect.map(Site, ({ configuration }) =>
    selectWording(text, chosenReading(wordingReading, configuration.readings)),
  )
