import { allowedSources, sourceDisplayName, landingCards, type SourceCard } from "@listwright/domain/catalog"
import { chosenReading, list270Reading } from "@listwright/domain/shared"
import type { Session } from "./Sessions.ts"

/** Returns the sources from which the user may build a list, in the order of the cards. */
export const offeredSources = ({ site, user }: Session): ReadonlyArray<SourceCard> =>
  landingCards(allowedSources(user.sources, chosenReading(list270Reading, site.readings)))

/** Returns the site's name for a source. */
export const sourceName = (listType: number, { site }: Pick<Session, "site">): string =>
  sourceDisplayName(listType, site)
