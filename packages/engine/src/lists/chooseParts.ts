import { sourceTraits } from "@listwright/domain/catalog"
import { detailUnit, attributeSelectionKey, type SelectionRefusal } from "@listwright/domain/counting"
import { isSavedCountBasedArea } from "@listwright/domain/definition"
import { Result } from "effect"
import { isEvenlyChosen } from "../bitslice/answer/chooseRows.ts"
import type { SlicedUniverse } from "../bitslice/Universe.ts"
import type { ChosenRows, CountEngine } from "../question/CountEngine.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { findRowAttributes } from "../question/by-list/findRowAttributes.ts"
import { sortByRow } from "../question/by-list/RowAreaLookup.ts"
import type { Yielder } from "../turns/Yielder.ts"
import type { PartQuantities } from "./DeliveryManifest.ts"
import { type AreaDivision, rowParts } from "./rowParts.ts"

type WantedParts = PartQuantities | null

/** Returns the rows of some areas, ascending, each with its area. */
const rowsOfAreas = ({ areas, rows }: ChosenRows, isOne: (area: number) => boolean): ChosenRows => {
  const own = Uint32Array.from(rows.keys()).filter((at) => isOne(areas[at] ?? 0))
  return sortByRow({
    rows: own.map((at) => rows[at] ?? 0),
    areas: Uint16Array.from(own, (at) => areas[at] ?? 0),
  })
}

/** The total, seen, and requested number of rows in a part. */
interface PartRows {
  size: number
  seen: number
  readonly wanted: number
}

/** Selects the requested number of rows from each part, or all if it has fewer, spread evenly over the part's rows. */
const takenByPart = (
  { areas, rows }: ChosenRows,
  parts: ReadonlyArray<string>,
  wanted: ReadonlyArray<WantedParts>,
): ChosenRows => {
  const known = wanted.map(() => new Map<string, PartRows>())
  const partAt = (at: number): PartRows => {
    const [area, part] = [areas[at] ?? 0, parts[at] ?? ""]
    const found = known[area]?.get(part) ?? { size: 0, seen: 0, wanted: wanted[area]?.[part] ?? 0 }
    known[area]?.set(part, found)
    return found
  }
  for (let at = 0; at < rows.length; at++) partAt(at).size++
  const isChosen = (at: number): boolean => {
    const part = partAt(at)
    return isEvenlyChosen(part.seen++, Math.min(part.size, part.wanted), part.size)
  }
  const taken = Uint32Array.from(rows.keys()).filter(isChosen)
  return {
    rows: taken.map((at) => rows[at] ?? 0),
    areas: Uint16Array.from(taken, (at) => areas[at] ?? 0),
  }
}

/** Combines two sets of rows; each area's rows remain together and ascending. */
const joined = (one: ChosenRows, other: ChosenRows): ChosenRows => {
  const rows = new Uint32Array(one.rows.length + other.rows.length)
  const areas = new Uint16Array(rows.length)
  rows.set(one.rows)
  rows.set(other.rows, one.rows.length)
  areas.set(one.areas)
  areas.set(other.areas, one.areas.length)
  return { rows, areas }
}

/**
 * Chooses the rows to deliver, by quantity per area or, for an area ordered by part, by quantity per part. The parts of
 * saved lists are the records selected by the same attributes. All counters choose the same rows.
 */
export const chooseParts = async (
  engine: Pick<CountEngine, "choose">,
  universe: SlicedUniverse,
  question: EngineQuestion,
  quantities: ReadonlyArray<number>,
  wanted: ReadonlyArray<WantedParts>,
  yielder: Yielder,
): Promise<Result.Result<ChosenRows, SelectionRefusal>> => {
  const isDivided = (area: number): boolean => (wanted[area] ?? null) !== null
  if (!wanted.some((parts) => parts !== null)) return engine.choose(question, quantities, yielder)
  const { areas, listType } = question.definition
  const chosenAreas = areas.filter(({ excluded }) => !excluded)
  const divisions = chosenAreas.map((area): AreaDivision => ({
    unit: detailUnit(listType, area),
    byOccupants: sourceTraits(listType).countsDwellings,
  }))
  /**
   * Returns whether an area is divided by the attributes that selected its records (as saved lists are) rather than by
   * place.
   */
  const isByList = (area: number): boolean => {
    const own = chosenAreas[area]
    return own !== undefined && isSavedCountBasedArea(own) && divisions[area]?.unit === null
  }
  const whole = quantities.map((quantity, area) => (isDivided(area) ? Number.MAX_SAFE_INTEGER : quantity))
  const chosen = await engine.choose(question, whole, yielder)
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
  const byList = rowsOfAreas(chosen.success, (area) => isDivided(area) && isByList(area))
  const selectedBy = await findRowAttributes(engine, question, byList, yielder)
  if (Result.isFailure(selectedBy)) return Result.fail(selectedBy.failure)
  const divided = rowsOfAreas(chosen.success, (area) => isDivided(area) && !isByList(area))
  const undivided = { unit: null, byOccupants: false }
  const divisionOf = (at: number): AreaDivision => divisions[divided.areas[at] ?? 0] ?? undivided
  const parts = await rowParts(universe, divided.rows, divisionOf, yielder)
  const others = rowsOfAreas(chosen.success, (area) => !isDivided(area))
  const taken = joined(
    takenByPart(byList, selectedBy.success.map(attributeSelectionKey), wanted),
    takenByPart(divided, parts, wanted),
  )
  return Result.succeed(joined(others, taken))
}
