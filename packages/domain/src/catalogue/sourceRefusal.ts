import { listTypeOf } from "./listTypes.ts"
import { noSuchDataSource } from "./Notices.ts"

/**
 * Why a list of a source cannot be worked on: a source that the site has switched off keeps its lists, and says so; any
 * other is unknown to the user.
 */
export const sourceRefusal = (listType: number, soldBySite: ReadonlyArray<number>): string => {
  const source = listTypeOf(listType)
  return source === undefined || soldBySite.includes(listType)
    ? noSuchDataSource.text
    : `This site does not sell ${source.title} lists (${source.shortCode}) at the moment. Your lists of them are kept.`
}
