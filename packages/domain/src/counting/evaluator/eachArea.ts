import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { changeCanonical, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { AreaCount } from "../questions/CountAnswer.ts"
import { MAX_EACH_AREA } from "../questions/EachArea.ts"
import { evaluate } from "./evaluate.ts"
import type { SelectionRefused } from "./SelectionRefused.ts"
import type { Suppressed, Universe } from "./Universe.ts"

const chosenOf = ({ areas }: Pick<CanonicalDefinition, "areas">): ReadonlyArray<Area> =>
  areas.filter(({ excluded }) => !excluded)

/** Returns a refusal if there are too many chosen areas to count each by itself; null if they can be counted. */
export const eachAreaRefused = (definition: Pick<CanonicalDefinition, "areas">): SelectionRefused | null => {
  const { length } = chosenOf(definition)
  return length > MAX_EACH_AREA ? { _tag: "TooManyEach", areas: length, most: MAX_EACH_AREA } : null
}

/** Restricts a definition to some of its chosen areas, along with everything that it excludes. */
export const withOnly = (definition: CanonicalDefinition, only: ReadonlyArray<Area>): CanonicalDefinition =>
  changeCanonical(definition, { keepsArea: (area) => area.excluded || only.includes(area) })

/** Counts each of a definition's chosen areas as if it were the only one. */
export const eachArea = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: Suppressed,
): Result.Result<ReadonlyArray<AreaCount>, SelectionRefused> => {
  const refused = eachAreaRefused(definition)
  if (refused !== null) return Result.fail(refused)
  const counted = chosenOf(definition).map((area) =>
    Result.map(evaluate(universe, withOnly(definition, [area]), suppressed), ({ details }) =>
      details.areas.map(({ available, key, withPhones }) => ({ key, available, withPhones })),
    ),
  )
  return Result.map(Result.all(counted), (areas) => areas.flat())
}
