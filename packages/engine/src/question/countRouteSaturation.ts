import {
  type RoutesRequest,
  reduceToAreas,
  type RecordsByRoute,
  type Saturation,
  computeSaturation,
} from "@listwright/domain/counting"
import { type Area, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { codeToArea } from "@listwright/domain/geography"
import { Result } from "effect"
import type { Yielder } from "../turns/Yielder.ts"
import type { SelectionAnswer, CountEngine } from "./CountEngine.ts"
import { type EngineQuestion, NO_SUPPRESSIONS } from "./EngineQuestion.ts"
import { hasOnlyWholeRoutes } from "./hasOnlyWholeRoutes.ts"

const ZIP_DIGITS = 5

/** Returns the ZIP Codes of routes. */
const zipsOf = (codes: Iterable<string>): ReadonlyArray<Area> => {
  const zips = new Set(Array.from(codes, (code) => code.slice(0, ZIP_DIGITS)))
  zips.delete("")
  return Array.from(zips, (zip) => codeToArea("zip", zip))
}

/**
 * Computes the share of each carrier route in its areas that a list covers, as defined by the domain's `saturation`.
 * All homes and apartments on the routes are counted separately only if an area may split a route.
 */
export const countRouteSaturation = async (
  engine: Pick<CountEngine, "routes">,
  question: EngineQuestion,
  asked: RoutesRequest,
  yielder: Yielder,
): SelectionAnswer<Saturation> => {
  const { definition } = question
  const everybody = { ...question, suppressing: NO_SUPPRESSIONS }
  const counted = Result.all([
    await engine.routes(question, yielder),
    await engine.routes({ ...everybody, definition: reduceToAreas(definition) }, yielder),
  ])
  if (Result.isFailure(counted)) return Result.fail(counted.failure)
  const [selected, reached] = counted.success
  const told = (deliverable: RecordsByRoute) => computeSaturation(selected, reached, deliverable, asked)
  if (definition.areas.every(hasOnlyWholeRoutes)) return Result.succeed(told(reached))
  const areas = zipsOf([...selected.keys(), ...reached.keys()])
  const around = canonicalDefinition({ ...emptyDefinition(definition.listType), areas })
  return Result.map(await engine.routes({ ...everybody, definition: around }, yielder), told)
}
