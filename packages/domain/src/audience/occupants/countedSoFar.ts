import { type CanonicalDefinition, canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { ROUTES, TARGETS } from "./occupantOptions.ts"

/**
 * What is counted while somebody still chooses: as long as no target, or no route, is ticked, nobody is left out by it.
 * The count that is ordered asks for one of each.
 */
export const countedSoFar = (definition: CanonicalDefinition): CanonicalDefinition => {
  const { occupant } = definition
  if (occupant === null || (occupant.targets.length > 0 && occupant.routes.length > 0)) return definition
  const orAll = <Name>(ticked: ReadonlyArray<Name>, all: ReadonlyArray<Name>) =>
    ticked.length === 0 ? all : ticked
  return canonicalDefinition({
    ...definition,
    occupant: {
      ...occupant,
      targets: orAll(occupant.targets, TARGETS),
      routes: orAll(occupant.routes, ROUTES),
    },
  })
}
