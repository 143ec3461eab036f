import type { OfferedSource } from "./OfferedSource.ts"

/** A source by its number or its short code: '170', 'BUS170', in any case; undefined where none has it. */
export const sourceNamed = <A extends Pick<OfferedSource, "listType" | "shortCode">>(
  sources: ReadonlyArray<A>,
  name: string,
): A | undefined => {
  const wanted = name.trim().toUpperCase()
  return sources.find(
    ({ listType, shortCode }) => String(listType) === wanted || shortCode.toUpperCase() === wanted,
  )
}
