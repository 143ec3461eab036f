import { nearestText } from "@listwright/domain/shared"

/** ' (did you mean Age?)'; '' where no name is near. */
export const didYouMean = (written: string, names: ReadonlyArray<string>): string => {
  const nearest = nearestText(written, names)
  return nearest === null ? "" : ` (did you mean ${nearest}?)`
}
