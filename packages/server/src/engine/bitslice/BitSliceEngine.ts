import { readFile } from "node:fs/promises"
import {
  type Area,
  areaKey,
  type BreakdownRow,
  canonicalDefinition,
  type CrossTabCell,
  relaxationsOf,
  type SelectionRefused,
  type Suggestion,
  type SuppressionSource,
  suppressionSources,
  type WaterfallStep,
} from "@listwright/domain"
import { Result } from "effect"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"
import type { EngineQuestion, KeyFile, Suppressing } from "../question/EngineQuestion.ts"
import { breakdownOf, crossTabOf, knownOf } from "./answer/breakdownOf.ts"
import { chosenRows, type ChosenRows } from "./answer/chosenRows.ts"
import { type AreaTally, countAreas } from "./answer/countAreas.ts"
import { selectedCoverage } from "./answer/selectedCoverage.ts"
import { waterfallOf } from "./answer/waterfallOf.ts"
import type { Coverage } from "./geography/Coverage.ts"
import type { CountQuestion, SelectedRows } from "./select/SelectedRows.ts"
import { selectRows } from "./select/selectRows.ts"
import { Bitmaps } from "./suppress/Bitmaps.ts"
import { markPersons } from "./suppress/markPersons.ts"
import { markRows } from "./suppress/markRows.ts"
import type { SlicedUniverse } from "./Universe.ts"

type Answered<A> = Promise<Result.Result<A, SelectionRefused>>

/** What an area brings, by its key. */
export interface KeyedTally extends AreaTally {
  readonly key: string
}

/** Of how many records a column is known. */
export interface ColumnFill {
  readonly column: string
  readonly known: number
}

const keysOf = async (files: ReadonlyArray<KeyFile>): Promise<ReadonlyArray<bigint>> => {
  const keys: Array<bigint> = []
  for (const { path } of files) {
    const bytes = await readFile(path)
    for (let at = 0; at + 8 <= bytes.length; at += 8) keys.push(bytes.readBigUInt64BE(at))
  }
  return keys
}

/** A refusal on its way out of code that cannot answer with one. */
class Refused extends Error {
  readonly refused: SelectionRefused
  constructor(refused: SelectionRefused) {
    super(refused._tag)
    this.refused = refused
  }
}

/** Answers questions about definitions from the slices of a universe. */
export class BitSliceEngine {
  readonly #universe: SlicedUniverse
  readonly #bitmaps: Bitmaps

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
    this.#bitmaps = new Bitmaps(universe)
  }

  /** The areas that are not excluded, in the canonical order, with what each brings. */
  count(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<KeyedTally>> {
    return this.#select(question, signal, async (asked, selected) => {
      const tallies = await countAreas(this.#universe, asked, selected, signal)
      return tallies.map((tally, at) => ({ ...tally, key: keyOf(selected.areas[at]) }))
    })
  }

  /** How the count comes about, step by step. */
  waterfall(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<WaterfallStep>> {
    return this.#select(question, signal, (asked, selected) =>
      waterfallOf(this.#universe, asked, selected, signal),
    )
  }

  /** What would bring more records, the most first. */
  async suggestions(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<Suggestion>> {
    const total = (counted: Result.Result<ReadonlyArray<KeyedTally>, SelectionRefused>) =>
      Result.map(counted, (tallies) => tallies.reduce((sum, { records }) => sum + records, 0))
    const now = total(await this.count(question, signal))
    if (Result.isFailure(now)) return Result.fail(now.failure)
    const suggestions: Array<Suggestion> = []
    for (const relaxed of relaxationsOf(question.definition)) {
      const then = total(await this.count({ ...question, definition: relaxed.definition }, signal))
      if (Result.isFailure(then)) return Result.fail(then.failure)
      if (then.success > now.success) suggestions.push({ ...relaxed, more: then.success - now.success })
    }
    return Result.succeed(suggestions.toSorted((a, b) => b.more - a.more))
  }

  /** How the selected records spread over the values of a column. */
  breakdown(
    question: EngineQuestion,
    column: string,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = this.#column(column)
    return Result.isFailure(stored)
      ? Promise.resolve(Result.fail(stored.failure))
      : this.#select(question, signal, (asked, selected) =>
          breakdownOf(this.#universe, asked, selected, stored.success, signal),
        )
  }

  /** How the selected records spread over the values of two columns. */
  crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = Result.all([this.#column(rows), this.#column(columns)])
    return Result.isFailure(both)
      ? Promise.resolve(Result.fail(both.failure))
      : this.#select(question, signal, (asked, selected) =>
          crossTabOf(this.#universe, asked, selected, both.success, signal),
        )
  }

  /** Of how many of the selected records each column of the universe is known. */
  fillRates(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<ColumnFill>> {
    const { columns } = this.#universe
    return this.#select(question, signal, async (asked, selected) => {
      const known = await knownOf(this.#universe, asked, selected, columns, signal)
      return columns.map(({ column }, at) => ({ column: column.column, known: known[at] ?? 0 }))
    })
  }

  #column(name: string): Result.Result<StoredColumn, SelectionRefused> {
    const stored = this.#universe.columns.find(({ column }) => column.column === name)
    return stored === undefined
      ? Result.fail({ _tag: "ColumnUnknown", column: name })
      : Result.succeed(stored)
  }

  /** The rows to deliver, by the quantity of each area. */
  choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    signal?: AbortSignal,
  ): Answered<ChosenRows> {
    return this.#select(question, signal, (asked, selected) =>
      chosenRows(this.#universe, asked, selected, quantities, signal),
    )
  }

  /** Prepares a question and runs the work on it. */
  async #select<A>(
    question: EngineQuestion,
    signal: AbortSignal | undefined,
    work: (asked: CountQuestion, selected: SelectedRows) => Promise<A>,
  ): Answered<A> {
    try {
      return Result.succeed(await this.#within(question, question, [], signal, work))
    } catch (cause) {
      if (cause instanceof Refused) return Result.fail(cause.refused)
      throw cause
    }
  }

  /** `opened`: the saved counts that led here. */
  async #within<A>(
    all: EngineQuestion,
    { definition: given, suppressing }: Pick<EngineQuestion, "definition" | "suppressing">,
    opened: ReadonlyArray<string>,
    signal: AbortSignal | undefined,
    work: (asked: CountQuestion, selected: SelectedRows) => Promise<A>,
  ): Promise<A> {
    const definition = canonicalDefinition(given)
    const savedCoverage = (savedCount: string): Promise<Coverage> =>
      this.#saved(all, savedCount, definition.listType, opened, signal)
    const wanted = new Map<string, () => Promise<number>>()
    const keys = new Map<SuppressionSource, string>()
    for (const source of suppressionSources(definition)) {
      const key = suppressionKey(all, source, suppressing)
      if (key === null) continue
      keys.set(source, key)
      wanted.set(key, () =>
        source === "savedCounts"
          ? // Others may wait for the same bitmap, so that nobody's going away ends it.
            this.#markSaved(suppressing.savedCounts, (savedCount) =>
              this.#saved(all, savedCount, definition.listType, opened, undefined),
            )
          : this.#markKeys(suppressing[source]),
      )
    }
    return await this.#bitmaps.use(wanted, async (slots) => {
      const suppressed = new Map(
        [...keys].flatMap(([source, key]) => {
          const slot = slots.get(key)
          return slot === undefined ? [] : [[source, slot] as const]
        }),
      )
      const asked: CountQuestion = { definition, suppressed, savedCoverage }
      const selected = await selectRows(this.#universe, asked, signal)
      if (Result.isFailure(selected)) throw new Refused(selected.failure)
      return await work(asked, selected.success)
    })
  }

  async #saved(
    all: EngineQuestion,
    savedCount: string,
    listType: number,
    opened: ReadonlyArray<string>,
    signal: AbortSignal | undefined,
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
    return await this.#within(all, saved, path, signal, (asked, selected) =>
      selectedCoverage(this.#universe, asked, selected, signal),
    )
  }

  async #markKeys(files: ReadonlyArray<KeyFile>): Promise<number> {
    const keys = await keysOf(files)
    const { slot } = await markPersons(this.#universe, keys, keys.length)
    return slot
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

/** Names what a source suppresses; null: nobody. */
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
