import { Accounts } from "@listwright/domain/account"
import { findListType } from "@listwright/domain/catalog"
import type { Area } from "@listwright/domain/definition"
import {
  areaCombinationRefusalText,
  checkAreaCombination,
  unofferedKindRefusal,
} from "@listwright/domain/geography"
import { Effect } from "effect"
import { CommandFailed } from "../../failures/CommandFailed.ts"
import type { Terminal } from "../../terminal/Terminal.ts"
import { NO_KNOWN_AREAS_MESSAGE } from "../filterKnownAreas.ts"
import { gatherAddressFileAreas } from "./gatherAddressFileAreas.ts"
import { requestedAreaKinds } from "./requestedAreaKinds.ts"
import { toExclusions, concatGatheredAreas, type GatheredAreas, noGatheredAreas } from "./GatheredAreas.ts"
import { namedAreas } from "./namedAreas.ts"
import { gatherRadiusAreas } from "./gatherRadiusAreas.ts"
import { gatherPolygonAreas } from "./gatherPolygonAreas.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { areaFlagsProblem } from "./areaFlagsProblem.ts"
import { gatherSelectedPostalAreas, gatherExcludedPostalAreas } from "./postalAreas.ts"

const nation: Area = { kind: "nation", excluded: false }

/**
 * Returns the areas that the command line selects and excludes, in a fixed order: postal codes, SCFs, cities, counties,
 * metro areas, districts, states, the nation, radii, nearest records, address files, polygons. A record in several
 * areas belongs to the first of them. All rejections are reported together, and then nothing is counted.
 */
export const chosenAreas = Effect.fn("chosenAreas")(function* (
  flags: AreaFlags,
  { listType, skipUnknown }: { readonly listType: number; readonly skipUnknown: boolean },
  terminal: Terminal,
) {
  const problem = areaFlagsProblem(flags)
  if (problem !== null) return yield* new CommandFailed({ kind: "usage", message: problem })
  const refuse = (message: string) => new CommandFailed({ kind: "validation", message })
  // Of a source that does not exist the server says so.
  const isSource = findListType(listType) !== undefined
  const site = yield* (yield* Accounts).site()
  // Before anything is looked up: a search finds no area of a kind that the source is not sold by.
  const foreign = isSource ? unofferedKindRefusal(listType, requestedAreaKinds(flags), site) : null
  if (foreign !== null) return yield* refuse(areaCombinationRefusalText(listType, foreign))
  const naming = { listType, skipUnknown }
  const chosen = concatGatheredAreas([
    yield* gatherSelectedPostalAreas(flags, naming, terminal),
    yield* namedAreas(flags, { ...naming, isExclusion: false }),
    flags.usa === true ? { ...noGatheredAreas, areas: [nation] } : noGatheredAreas,
    yield* gatherRadiusAreas(flags, listType),
    yield* gatherAddressFileAreas(flags, listType, skipUnknown),
    yield* gatherPolygonAreas(flags, listType, terminal),
  ])
  const excluded = toExclusions(
    concatGatheredAreas([
      yield* gatherExcludedPostalAreas(flags, naming),
      yield* namedAreas(flags, { ...naming, isExclusion: true }),
    ]),
  )
  const all: GatheredAreas = concatGatheredAreas([chosen, excluded])
  if (all.refusals.length > 0) return yield* refuse(all.refusals.join("\n"))
  if (chosen.areas.length === 0) return yield* refuse(NO_KNOWN_AREAS_MESSAGE)
  const apart = isSource ? checkAreaCombination(listType, all.areas, site) : null
  if (apart !== null) return yield* refuse(areaCombinationRefusalText(listType, apart))
  return all
})
