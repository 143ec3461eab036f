import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { changeCanonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { AreaCount } from "../questions/CountAnswer.ts"
import { MAX_SEPARATE_AREAS } from "../questions/EachArea.ts"
import { evaluate } from "./evaluate.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"

const chosenOf = ({ areas }: Pick<CanonicalDefinition, "areas">): ReadonlyArray<Area> =>
  areas.filter(({ excluded }) => !excluded)

/** Returns a refusal if there are too many chosen areas to count each by itself; null if they can be counted. */
export const separateAreasRefusal = (
  definition: Pick<CanonicalDefinition, "areas">,
): SelectionRefusal | null => {
  const { length } = chosenOf(definition)
  return length > MAX_SEPARATE_AREAS ? { _tag: "TooManyEach", areas: length, most: MAX_SEPARATE_AREAS } : null
}

/** Restricts a definition to some of its chosen areas, along with everything that it excludes. */
export const withOnlyAreas = (
  definition: CanonicalDefinition,
  only: ReadonlyArray<Area>,
): CanonicalDefinition =>
  changeCanonicalDefinition(definition, { keepsArea: (area) => area.excluded || only.includes(area) })

/** Counts each of a definition's chosen areas as if it were the only one. */
export const countAreasSeparately = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): Result.Result<ReadonlyArray<AreaCount>, SelectionRefusal> => {
  const refused = separateAreasRefusal(definition)
  if (refused !== null) return Result.fail(refused)
  const counted = chosenOf(definition).map((area) =>
    Result.map(evaluate(universe, withOnlyAreas(definition, [area]), suppressed), ({ details }) =>
      details.areas.map(({ available, key, withPhones }) => ({ key, available, withPhones })),
    ),
  )
  return Result.map(Result.all(counted), (areas) => areas.flat())
}
