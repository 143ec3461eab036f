import type { OfferedSource } from "./OfferedSource.ts"

/**
 * Returns the sources that a name may refer to, ignoring case: the source with this number or short code ('170',
 * 'BUS170') or, if there isn't one, all sources with this title ('New Movers'). Sources may share a title.
 */
export const findSourcesByName = <A extends Pick<OfferedSource, "listType" | "shortCode" | "title">>(
  sources: ReadonlyArray<A>,
  name: string,
): ReadonlyArray<A> => {
  const wanted = name.trim().toUpperCase()
  const exact = sources.find(
    ({ listType, shortCode }) => String(listType) === wanted || shortCode.toUpperCase() === wanted,
  )
  return exact === undefined ? sources.filter(({ title }) => title.toUpperCase() === wanted) : [exact]
}
