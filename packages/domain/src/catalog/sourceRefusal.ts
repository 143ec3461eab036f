import { chosenReading, list270Reading } from "../shared/readings.ts"
import { allowedSources } from "./allowedSources.ts"
import { findListType } from "./listTypes.ts"
import { unknownSourceNotice } from "./Notices.ts"
import { sourceDisplayName, sourceShortCode, type SourceNaming } from "./siteSources.ts"
import type { MessageText } from "../shared/wording/MessageText.ts"

/**
 * Returns the reason that a user may not start, count, price, or order a source's lists; null if they may. All screens
 * and calls use this rule. A source that the site has disabled keeps its lists, and the message says so; any other
 * refused source is unknown to the user [ob8-unknown-source].
 */
export const sourceRefusal = (
  listType: number,
  ofUser: ReadonlyArray<number> | null,
  site: SourceNaming,
): MessageText | null =>
  allowedSources(ofUser, chosenReading(list270Reading, site.readings)).includes(listType)
    ? null
    : refusalText(listType, site)

const refusalText = (listType: number, site: SourceNaming): MessageText =>
  findListType(listType) === undefined || site.sources.some((one) => one.listType === listType)
    ? unknownSourceNotice.text
    : `This site isn't selling ${sourceDisplayName(listType, site)} lists (${sourceShortCode(listType, site)}) right now. Your existing lists are still saved.`
