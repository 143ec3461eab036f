import { type CanonicalDefinition, canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { ROUTES, TARGETS } from "./occupantOptions.ts"

/**
 * Returns the definition to count while the buyer is still choosing: until a target is selected, all targets are
 * counted, and likewise for routes. The count that's ordered requires at least one of each.
 */
export const toPreviewDefinition = (definition: CanonicalDefinition): CanonicalDefinition => {
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
