import { listTypeOf } from "./listTypes.ts"
import { noSuchDataSource } from "./Notices.ts"
import { displayName, shortCodeOf, type SourceNaming } from "./siteSources.ts"

/**
 * Why a list of a source cannot be worked on: a source that the site has switched off keeps its lists, and says so; any
 * other is unknown to the user.
 */
export const sourceRefusal = (listType: number, site: SourceNaming): string =>
  listTypeOf(listType) === undefined || site.sources.some((one) => one.listType === listType)
    ? noSuchDataSource.text
    : `This site does not sell ${displayName(listType, site)} lists (${shortCodeOf(listType, site)}) at the moment. Your lists of them are kept.`
