import type { Area } from "../../definition/Area.ts"
import type { AreaReferences, ReferenceFacts } from "./ReferenceFacts.ts"

const approximately = ({ approximate }: ReferenceFacts): string => (approximate ? ", approximate" : "")

/**
 * Describes the reference data of the districts and metro areas in a list, with one sentence per kind present:
 * 'Congressional districts as of the 119th Congress, approximate.' Other kinds don't change, so they don't get a
 * sentence.
 */
export const referenceNotes = (
  kinds: ReadonlyArray<Area["kind"]>,
  { congressionalDistricts, metroAreas }: AreaReferences,
): ReadonlyArray<string> => {
  return [
    ...(kinds.includes("congressionalDistrict")
      ? [
          `Congressional districts as of the ${congressionalDistricts.vintage}${approximately(congressionalDistricts)}.`,
        ]
      : []),
    ...(kinds.includes("metroArea")
      ? [`Metro areas as of ${metroAreas.vintage}${approximately(metroAreas)}.`]
      : []),
  ]
}
