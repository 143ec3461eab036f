import { type SelectionAttributes, ListAttributes, type ListAreaLookup } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Yielder } from "../../turns/Yielder.ts"
import type { SelectionAnswer, ChosenRows, CountEngine } from "../CountEngine.ts"
import type { EngineQuestion } from "../EngineQuestion.ts"
import { RowAreaLookup } from "./RowAreaLookup.ts"

type Choosing = Pick<CountEngine, "choose">

/** Returns the attributes by which a question's saved lists select. */
export const savedListAttributes = ({ savedCounts }: Pick<EngineQuestion, "savedCounts">): ListAttributes => {
  const known = new Map(savedCounts.map((saved) => [saved.id, saved]))
  return new ListAttributes((list) => known.get(list))
}

export const chosenAreas = ({ definition }: EngineQuestion): ReadonlyArray<Area> =>
  definition.areas.filter(({ excluded }) => !excluded)

/** Chooses all rows that a question selects, area by area. */
export const chooseAllRows = (
  engine: Choosing,
  question: EngineQuestion,
  yielder: Yielder,
): SelectionAnswer<ChosenRows> =>
  engine.choose(
    question,
    chosenAreas(question).map(() => Number.MAX_SAFE_INTEGER),
    yielder,
  )

/** The number of rows processed between two pauses. */
const ROWS_A_TURN = 65_536

/** Rows at the same positions in the same lists, and the position in each list. */
interface Alike {
  readonly placeIn: ListAreaLookup
  readonly attributes: Map<number, SelectionAttributes>
}

/**
 * Finds the attributes that selected each row by looking up, row by row, the lists that contain it and its area in each
 * of them. `asked` contains the IDs of the lists to look in. `see` receives the row's position and the object shared by
 * all rows at the same positions.
 */
export const visitRowsByList = async (
  engine: Choosing,
  question: EngineQuestion,
  { rows }: Pick<ChosenRows, "rows">,
  asked: ReadonlyArray<string>,
  see: (at: number, alike: Alike) => void,
  yielder: Yielder,
): SelectionAnswer<null> => {
  const lists: Array<RowAreaLookup> = []
  for (const list of asked) {
    const saved = question.savedCounts.find(({ id }) => id === list)
    if (saved === undefined) return Result.fail({ _tag: "SavedCountUnknown", savedCount: list })
    const { definition, suppressing } = saved
    const chosen = await chooseAllRows(engine, { ...question, definition, suppressing }, yielder)
    if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
    lists.push(new RowAreaLookup(chosen.success))
  }
  // Rows are grouped by their places step by step, so that no key is written for each of millions.
  const states: Array<ReadonlyArray<number | null>> = [[]]
  const next = new Map<number, number>()
  const alike = new Map<number, Alike>()
  const stateAfter = (state: number, place: number | null): number => {
    const key = state * 0x1_0001 + (place ?? 0x1_0000)
    const known = next.get(key)
    if (known !== undefined) return known
    states.push([...(states[state] ?? []), place])
    next.set(key, states.length - 1)
    return states.length - 1
  }
  for (let at = 0; at < rows.length; at++) {
    if (at % ROWS_A_TURN === 0 && yielder.isDue) await yielder.pause()
    const row = rows[at] ?? 0
    const state = lists.reduce((before, list) => stateAfter(before, list.placeOf(row)), 0)
    const known = alike.get(state)
    if (known !== undefined) {
      see(at, known)
      continue
    }
    const places = new Map(asked.map((list, place) => [list, states[state]?.[place] ?? null]))
    const found: Alike = { placeIn: (list) => places.get(list), attributes: new Map() }
    alike.set(state, found)
    see(at, found)
  }
  return Result.succeed(null)
}

/** Returns the attributes that selected each of a question's rows, in row order. */
export const findRowAttributes = async (
  engine: Choosing,
  question: EngineQuestion,
  { areas, rows }: ChosenRows,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<SelectionAttributes>> => {
  const attributes = savedListAttributes(question)
  const chosen = chosenAreas(question)
  const present = new Set(areas)
  const asked = [...new Set(chosen.flatMap((area, at) => (present.has(at) ? attributes.askedOf(area) : [])))]
  const found: Array<SelectionAttributes> = []
  const seen = await visitRowsByList(
    engine,
    question,
    { rows },
    asked,
    (at, alike) => {
      const place = areas[at] ?? 0
      const area = chosen[place]
      const known = alike.attributes.get(place)
      const own =
        known ?? (area === undefined ? { lists: [], columns: [] } : attributes.of(area, alike.placeIn))
      alike.attributes.set(place, own)
      found.push(own)
    },
    yielder,
  )
  return Result.map(seen, () => found)
}
