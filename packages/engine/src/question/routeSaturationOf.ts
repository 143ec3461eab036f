import {
  type AskedRoutes,
  everybodyInAreas,
  ofKind,
  type RecordsByRoute,
  type Saturation,
  saturationOf,
} from "@listwright/domain/counting"
import {
  type Area,
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { areaOfCode } from "@listwright/domain/geography"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import type { Answered, CountEngine } from "./CountEngine.ts"
import { type EngineQuestion, SUPPRESSING_NOBODY } from "./EngineQuestion.ts"
import { keepsRoutesWhole } from "./keepsRoutesWhole.ts"

const ZIP_DIGITS = 5

const NO_ROUTES: RecordsByRoute = new Map()

/** The ZIP Codes that some routes lie in. */
const zipsOf = (codes: Iterable<string>): ReadonlyArray<Area> => {
  const zips = new Set(Array.from(codes, (code) => code.slice(0, ZIP_DIGITS)))
  zips.delete("")
  return Array.from(zips, (zip) => areaOfCode("zip", zip))
}

/**
 * How much a list takes of the carrier routes of its areas, as the domain's `saturation` defines it. All addresses of the
 * routes are counted apart only where an area may cut one.
 */
export const routeSaturationOf = async (
  engine: Pick<CountEngine, "routes">,
  question: EngineQuestion,
  asked: AskedRoutes,
  yielder: Yielder,
): Answered<Saturation> => {
  const { definition } = question
  const selecting = ofKind(definition, asked)
  const everybody = { ...question, suppressing: SUPPRESSING_NOBODY }
  // Of nobody in particular, who always has homes.
  const everyAddress = (all: CanonicalDefinition): CanonicalDefinition => ofKind(all, asked) ?? all
  const counted = Result.all([
    selecting === null
      ? Result.succeed(NO_ROUTES)
      : await engine.routes({ ...question, definition: selecting }, yielder),
    await engine.routes({ ...everybody, definition: everyAddress(everybodyInAreas(definition)) }, yielder),
  ])
  if (Result.isFailure(counted)) return Result.fail(counted.failure)
  const [selected, reached] = counted.success
  const told = (deliverable: RecordsByRoute) => saturationOf(selected, reached, deliverable, asked)
  if (definition.areas.every(keepsRoutesWhole)) return Result.succeed(told(reached))
  const areas = zipsOf([...selected.keys(), ...reached.keys()])
  const around = everyAddress(canonicalDefinition({ ...emptyDefinition(definition.listType), areas }))
  return Result.map(await engine.routes({ ...everybody, definition: around }, yielder), told)
}
