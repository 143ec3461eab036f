import { chosenReading, list270Reading } from "../shared/readings.ts"
import { allowedSources } from "./allowedSources.ts"
import { listTypeOf } from "./listTypes.ts"
import { noSuchDataSource } from "./Notices.ts"
import { displayName, shortCodeOf, type SourceNaming } from "./siteSources.ts"

/**
 * Why a user may not begin, count, price or order lists of a source; null: they may. The one rule of the screens and of
 * every call: a source that the site has switched off keeps its lists, and says so; any other is unknown to the user
 * [ob8-unknown-source].
 */
export const sourceRefusal = (
  listType: number,
  ofUser: ReadonlyArray<number> | null,
  site: SourceNaming,
): string | null =>
  allowedSources(ofUser, chosenReading(list270Reading, site.readings)).includes(listType)
    ? null
    : refusalText(listType, site)

const refusalText = (listType: number, site: SourceNaming): string =>
  listTypeOf(listType) === undefined || site.sources.some((one) => one.listType === listType)
    ? noSuchDataSource.text
    : `This site does not sell ${displayName(listType, site)} lists (${shortCodeOf(listType, site)}) at the moment. Your lists of them are kept.`
