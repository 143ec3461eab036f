import {
  type AskedRoutes,
  everybodyInAreas,
  type RecordsByRoute,
  type Saturation,
  saturationOf,
} from "@listwright/domain/counting"
import { type Area, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { areaOfCode } from "@listwright/domain/geography"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import type { Answered, CountEngine } from "./CountEngine.ts"
import { type EngineQuestion, SUPPRESSING_NOBODY } from "./EngineQuestion.ts"
import { keepsRoutesWhole } from "./keepsRoutesWhole.ts"

const ZIP_DIGITS = 5

/** Returns the ZIP Codes of routes. */
const zipsOf = (codes: Iterable<string>): ReadonlyArray<Area> => {
  const zips = new Set(Array.from(codes, (code) => code.slice(0, ZIP_DIGITS)))
  zips.delete("")
  return Array.from(zips, (zip) => areaOfCode("zip", zip))
}

/**
 * Counts the share of the carrier routes in its areas that a list covers, as defined by the domain's `saturation`. All
 * homes and apartments on the routes are counted separately only if an area may split a route.
 */
export const routeSaturationOf = async (
  engine: Pick<CountEngine, "routes">,
  question: EngineQuestion,
  asked: AskedRoutes,
  yielder: Yielder,
): Answered<Saturation> => {
  const { definition } = question
  const everybody = { ...question, suppressing: SUPPRESSING_NOBODY }
  const counted = Result.all([
    await engine.routes(question, yielder),
    await engine.routes({ ...everybody, definition: everybodyInAreas(definition) }, yielder),
  ])
  if (Result.isFailure(counted)) return Result.fail(counted.failure)
  const [selected, reached] = counted.success
  const told = (deliverable: RecordsByRoute) => saturationOf(selected, reached, deliverable, asked)
  if (definition.areas.every(keepsRoutesWhole)) return Result.succeed(told(reached))
  const areas = zipsOf([...selected.keys(), ...reached.keys()])
  const around = canonicalDefinition({ ...emptyDefinition(definition.listType), areas })
  return Result.map(await engine.routes({ ...everybody, definition: around }, yielder), told)
}
