import { findClosestName } from "@listwright/domain/shared"

/** Returns a suggestion such as ' (did you mean Age?)'; '' if no name is close. */
export const didYouMean = (written: string, names: ReadonlyArray<string>): string => {
  const nearest = findClosestName(written, names)
  return nearest === null ? "" : ` (did you mean ${nearest}?)`
}
