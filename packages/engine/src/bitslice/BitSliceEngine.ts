import { Yielder } from "../turns/Yielder.ts"
import {
  type BreakdownRow,
  type CountDetails,
  type CountedByAreas,
  type CrossTabCell,
  type FillRates,
  overlapRefused,
  type SelectionRefused,
  type SuppressionSource,
  suppressionSources,
  type WaterfallStep,
  withoutPlaceOf,
} from "@listwright/domain/counting"
import { type Area, areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Answered, AreaTotal, ChosenRows, CountedAreas, CountEngine } from "../question/CountEngine.ts"
import { askedColumn, askedTable } from "../question/askedColumns.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import type { EngineQuestion, KeyFile, Suppressing } from "../question/EngineQuestion.ts"
import { breakdownOf } from "./answer/breakdownOf.ts"
import { chosenRows } from "./answer/chosenRows.ts"
import { countAll } from "./answer/countAreas.ts"
import { crossTabOf } from "./answer/crossTabOf.ts"
import { detailsOf } from "./answer/detailsOf.ts"
import { knownOf } from "./answer/knownOf.ts"
import { knownUnits } from "./answer/knownUnits.ts"
import { overlapOf } from "./answer/overlapOf.ts"
import { selectedCoverage } from "./answer/selectedCoverage.ts"
import { waterfallOf } from "./answer/waterfallOf.ts"
import type { Coverage } from "./geography/Coverage.ts"
import type { CountQuestion, SelectedRows } from "./select/SelectedRows.ts"
import { selectRows } from "./select/selectRows.ts"
import { Bitmaps, type MakeBitmap } from "./suppress/Bitmaps.ts"
import { markPersons } from "./suppress/markPersons.ts"
import { markRows } from "./suppress/markRows.ts"
import { readKeyFiles } from "./suppress/readKeys.ts"
import type { SlicedUniverse } from "./Universe.ts"

/** A refusal on its way out of code that cannot answer with one. */
class Refused extends Error {
  readonly refused: SelectionRefused
  constructor(refused: SelectionRefused) {
    super(refused._tag)
    this.refused = refused
  }
}

/** Answers questions about definitions from the slices of a universe. */
export class BitSliceEngine implements CountEngine {
  readonly #universe: SlicedUniverse
  readonly #bitmaps: Bitmaps

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
    this.#bitmaps = new Bitmaps(universe)
  }

  /** What each area brings, and what suppressions take away. */
  countAll(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountedAreas> {
    return this.#select(question, yielder, async (asked, selected) => {
      const { areas, suppressed } = await countAll(this.#universe, asked, selected, yielder)
      return {
        areas: areas.map((tally, at) => ({ ...tally, key: keyOf(selected.areas[at]) })),
        suppressed,
        withoutPlace: withoutPlaceOf(
          asked.definition,
          (granularity) => this.#universe.places.withoutPlace[granularity],
        ),
      }
    })
  }

  /** What each area brings. */
  async count(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<AreaTotal>> {
    return Result.map(await this.countAll(question, yielder), ({ areas }) => areas)
  }

  /** How the count comes about, step by step. */
  waterfall(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<WaterfallStep>> {
    return this.#select(question, yielder, (asked, selected) =>
      waterfallOf(this.#universe, asked, selected, yielder),
    )
  }

  /** What each area brings, down to its detail rows. */
  details(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountDetails> {
    return this.#select(question, yielder, (asked, selected) =>
      detailsOf(this.#universe, asked, selected, yielder),
    )
  }

  /** How many of the selected records lie in which areas. */
  overlap(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountedByAreas> {
    const refused = overlapRefused(question.definition)
    return refused === null
      ? this.#select(question, yielder, (asked, selected) =>
          overlapOf(this.#universe, asked, selected, yielder),
        )
      : Promise.resolve(Result.fail(refused))
  }

  /** How the selected records spread over the values of a column. */
  breakdown(
    question: EngineQuestion,
    column: string,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = askedColumn(this.#universe.columns, column)
    return Result.isFailure(stored)
      ? Promise.resolve(Result.fail(stored.failure))
      : this.#select(question, yielder, (asked, selected) =>
          breakdownOf(this.#universe, asked, selected, stored.success, yielder),
        )
  }

  /** How the selected records spread over the values of two columns. */
  crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = askedTable(this.#universe.columns, rows, columns)
    return Result.isFailure(both)
      ? Promise.resolve(Result.fail(both.failure))
      : this.#select(question, yielder, (asked, selected) =>
          crossTabOf(this.#universe, asked, selected, both.success, yielder),
        )
  }

  /** Of how many of the selected records a ZIP+4, a carrier route and each column of the universe is known. */
  fillRates(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<FillRates> {
    const { columns } = this.#universe
    return this.#select(question, yielder, async (asked, selected) => {
      const known = await knownOf(this.#universe, asked, selected, columns, yielder)
      const units = await knownUnits(this.#universe, asked, selected, yielder)
      return {
        ...units,
        columns: columns.map(({ column }, at) => ({ column: column.column, known: known[at] ?? 0 })),
      }
    })
  }

  /** The rows to deliver, by the quantity of each area. */
  choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder: Yielder = new Yielder(),
  ): Answered<ChosenRows> {
    return this.#select(question, yielder, (asked, selected) =>
      chosenRows(this.#universe, asked, selected, quantities, yielder),
    )
  }

  /** Prepares a question and runs the work on it. */
  async #select<A>(
    question: EngineQuestion,
    yielder: Yielder,
    work: (asked: CountQuestion, selected: SelectedRows) => Promise<A>,
  ): Answered<A> {
    ensureSnapshot(question.suppressing, this.#universe.manifest.snapshot)
    try {
      return Result.succeed(await this.#within(question, question, [], yielder, work))
    } catch (cause) {
      if (cause instanceof Refused) return Result.fail(cause.refused)
      throw cause
    }
  }

  /** `opened`: the saved counts that led here. */
  async #within<A>(
    all: EngineQuestion,
    { definition, suppressing }: Pick<EngineQuestion, "definition" | "suppressing">,
    opened: ReadonlyArray<string>,
    yielder: Yielder,
    work: (asked: CountQuestion, selected: SelectedRows) => Promise<A>,
  ): Promise<A> {
    const savedCoverage = (savedCount: string): Promise<Coverage> =>
      this.#saved(all, savedCount, definition.listType, opened, yielder)
    const wanted = new Map<string, MakeBitmap>()
    const keys = new Map<SuppressionSource, string>()
    for (const source of suppressionSources(definition)) {
      const key = suppressionKey(all, source, suppressing)
      if (key === null) continue
      keys.set(source, key)
      wanted.set(key, (making) =>
        source === "savedCounts"
          ? this.#markSaved(suppressing.savedCounts, (savedCount) =>
              this.#saved(all, savedCount, definition.listType, opened, making),
            )
          : this.#markKeys(suppressing[source], making),
      )
    }
    return await this.#bitmaps.use(wanted, yielder, async (slots) => {
      const suppressed = new Map(
        [...keys].flatMap(([source, key]) => {
          const slot = slots.get(key)
          return slot === undefined ? [] : [[source, slot] as const]
        }),
      )
      const asked: CountQuestion = { definition, suppressed, savedCoverage }
      const selected = await selectRows(this.#universe, asked, yielder)
      if (Result.isFailure(selected)) throw new Refused(selected.failure)
      return await work(asked, selected.success)
    })
  }

  async #saved(
    all: EngineQuestion,
    savedCount: string,
    listType: number,
    opened: ReadonlyArray<string>,
    yielder: Yielder,
  ): Promise<Coverage> {
    const path = [...opened, savedCount]
    if (opened.includes(savedCount)) throw new Refused({ _tag: "SavedCountsCircular", savedCounts: path })
    const saved = all.savedCounts.find(({ id }) => id === savedCount)
    if (saved === undefined) throw new Refused({ _tag: "SavedCountUnknown", savedCount })
    if (saved.definition.listType !== listType)
      throw new Refused({
        _tag: "SavedCountOfOtherSource",
        savedCount,
        listType: saved.definition.listType,
      })
    return await this.#within(all, saved, path, yielder, (asked, selected) =>
      selectedCoverage(this.#universe, asked, selected, yielder),
    )
  }

  async #markKeys(files: ReadonlyArray<KeyFile>, yielder: Yielder): Promise<number> {
    return markPersons(this.#universe, await readKeyFiles(files), yielder)
  }

  async #markSaved(
    savedCounts: ReadonlyArray<string>,
    savedCoverage: (savedCount: string) => Promise<Coverage>,
  ): Promise<number> {
    const covered: Array<Coverage> = []
    for (const savedCount of savedCounts) covered.push(await savedCoverage(savedCount))
    return markRows(this.#universe, covered)
  }
}

const keyOf = (area: Area | undefined): string => (area === undefined ? "" : areaKey(area))

/** Names what a source suppresses; null for nobody. */
const suppressionKey = (
  { savedCounts }: EngineQuestion,
  source: SuppressionSource,
  suppressing: Suppressing,
): string | null => {
  if (source !== "savedCounts") {
    const ids = suppressing[source].map(({ id }) => id)
    return ids.length === 0 ? null : JSON.stringify(["keys", ...ids.toSorted()])
  }
  // A saved count may open others, so that all of them name what it selects.
  return suppressing.savedCounts.length === 0
    ? null
    : JSON.stringify(["saved", suppressing.savedCounts, savedCounts])
}
