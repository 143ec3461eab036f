import { Accounts } from "@listwright/domain/account"
import { listTypeOf } from "@listwright/domain/catalogue"
import type { Area } from "@listwright/domain/definition"
import { areasApartText, areasTogether, kindNotOffered } from "@listwright/domain/geography"
import { Effect } from "effect"
import { CommandFailed } from "../../failures/CommandFailed.ts"
import type { Terminal } from "../../terminal/Terminal.ts"
import { NONE_KNOWN } from "../knownAreas.ts"
import { addressFileAreas } from "./addressFileAreas.ts"
import { askedKinds } from "./askedKinds.ts"
import { excluding, gathered, type Gathered, nothingGathered } from "./Gathered.ts"
import { namedAreas } from "./namedAreas.ts"
import { placeAreas } from "./placeAreas.ts"
import { polygonAreas } from "./polygonAreas.ts"
import type { WhereFlags } from "./whereOptions.ts"
import { whereProblem } from "./whereProblem.ts"
import { chosenPostal, excludedPostal } from "./postalAreas.ts"

const nation: Area = { kind: "nation", excluded: false }

/**
 * Returns the areas that the command line selects and excludes, in a fixed order: postal codes, SCFs, cities, counties,
 * metro areas, districts, states, the nation, radii, nearest records, address files, polygons. A record in several
 * areas belongs to the first of them. All rejections are reported together, and then nothing is counted.
 */
export const chosenAreas = Effect.fn("chosenAreas")(function* (
  flags: WhereFlags,
  { listType, skipUnknown }: { readonly listType: number; readonly skipUnknown: boolean },
  terminal: Terminal,
) {
  const problem = whereProblem(flags)
  if (problem !== null) return yield* new CommandFailed({ kind: "usage", message: problem })
  const refuse = (message: string) => new CommandFailed({ kind: "validation", message })
  // Of a source that does not exist the server says so.
  const isSource = listTypeOf(listType) !== undefined
  const site = yield* (yield* Accounts).site()
  // Before anything is looked up: a search finds no area of a kind that the source is not sold by.
  const foreign = isSource ? kindNotOffered(listType, askedKinds(flags), site) : null
  if (foreign !== null) return yield* refuse(areasApartText(listType, foreign))
  const naming = { listType, skipUnknown }
  const chosen = gathered([
    yield* chosenPostal(flags, naming, terminal),
    yield* namedAreas(flags, { ...naming, isExclusion: false }),
    flags.usa === true ? { ...nothingGathered, areas: [nation] } : nothingGathered,
    yield* placeAreas(flags, listType),
    yield* addressFileAreas(flags, listType, skipUnknown),
    yield* polygonAreas(flags, listType, terminal),
  ])
  const excluded = excluding(
    gathered([
      yield* excludedPostal(flags, naming),
      yield* namedAreas(flags, { ...naming, isExclusion: true }),
    ]),
  )
  const all: Gathered = gathered([chosen, excluded])
  if (all.refusals.length > 0) return yield* refuse(all.refusals.join("\n"))
  if (chosen.areas.length === 0) return yield* refuse(NONE_KNOWN)
  const apart = isSource ? areasTogether(listType, all.areas, site) : null
  if (apart !== null) return yield* refuse(areasApartText(listType, apart))
  return all
})
