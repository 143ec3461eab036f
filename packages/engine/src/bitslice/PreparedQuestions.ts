import {
  type SelectionRefusal,
  type SuppressionSource,
  suppressionSources,
} from "@listwright/domain/counting"
import { Result } from "effect"
import type { SelectionAnswer } from "../question/CountEngine.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import type { EngineQuestion, KeyFile, SuppressedKeyFiles } from "../question/EngineQuestion.ts"
import { LocationRows } from "../question/LocationRows.ts"
import { rowConditions } from "../question/rowConditions.ts"
import type { Yielder } from "../turns/Yielder.ts"
import { withSelectedSlot } from "./answer/withSelectedSlot.ts"
import type { OverlapConditions } from "./answer/countListOverlap.ts"
import { selectedCoverage } from "./answer/selectedCoverage.ts"
import type { Coverage } from "./geography/Coverage.ts"
import type { CountQuestion, MarkedSlots, SelectedRows } from "./select/SelectedRows.ts"
import { selectRows } from "./select/selectRows.ts"
import { doNotSellKey, listKey, suppressionKey } from "./suppress/bitmapKeys.ts"
import { BitmapCache, type BitmapBuilder } from "./suppress/BitmapCache.ts"
import { DoNotSellCounts, type DoNotSellRows } from "./suppress/DoNotSellRows.ts"
import { markPeople } from "./suppress/markPeople.ts"
import { markRows } from "./suppress/markRows.ts"
import { readKeyFiles } from "./suppress/readKeys.ts"
import type { SlicedUniverse } from "./Universe.ts"

/** A refusal thrown by code that can't return one. */
class Refused extends Error {
  readonly refused: SelectionRefusal
  constructor(refused: SelectionRefusal) {
    super(refused._tag)
    this.refused = refused
  }
}

type Asked = Pick<EngineQuestion, "definition" | "suppressing">

type Work<A> = (asked: CountQuestion, selected: SelectedRows) => Promise<A>

/**
 * Prepares questions: marks the rows on the do-not-sell list and those that they suppress, and looks up the saved counts
 * that they reference.
 */
export class PreparedQuestions {
  readonly #universe: SlicedUniverse
  readonly #bitmaps: BitmapCache
  readonly #doNotSell: DoNotSellCounts
  readonly #locations = new LocationRows()

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
    this.#bitmaps = new BitmapCache(universe)
    this.#doNotSell = new DoNotSellCounts(universe)
  }

  /** Runs the work with the rows of the people on the do-not-sell list; null if there are none. */
  async withDoNotSell<A>(
    asked: Pick<EngineQuestion, "doNotSell">,
    yielder: Yielder,
    work: (rows: DoNotSellRows | null) => Promise<A>,
  ): Promise<A> {
    ensureSnapshot(asked.doNotSell, this.#universe.manifest.snapshot)
    return await this.#bitmaps.use(this.#unsold(asked), yielder, (slots) =>
      work(this.#unsoldRows(asked, slots)),
    )
  }

  /** Returns the bitmap that marks the rows of the people on the do-not-sell list, by its key. */
  #unsold(asked: Pick<EngineQuestion, "doNotSell">): Map<string, BitmapBuilder> {
    const key = doNotSellKey(asked)
    return key === null
      ? new Map()
      : new Map([[key, (making: Yielder) => this.#markKeys(asked.doNotSell.files, making)]])
  }

  #unsoldRows(
    asked: Pick<EngineQuestion, "doNotSell">,
    slots: ReadonlyMap<string, number>,
  ): DoNotSellRows | null {
    const key = doNotSellKey(asked)
    const slot = key === null ? undefined : slots.get(key)
    return key === null || slot === undefined ? null : this.#doNotSell.rowsIn(slot, key)
  }

  /** Runs the work on the rows that a question selects. */
  select<A>(question: EngineQuestion, yielder: Yielder, work: Work<A>): SelectionAnswer<A> {
    return this.#answered(question, () => this.#within(question, question, [], yielder, work))
  }

  /**
   * Runs the work with the rows of each saved count marked in a slot of their own, in order. The slots are kept for the
   * next question that references the same saved counts.
   */
  lists<A>(
    question: EngineQuestion,
    savedCounts: ReadonlyArray<string>,
    yielder: Yielder,
    work: (lists: ReadonlyArray<number>, conditions: OverlapConditions) => Promise<A>,
  ): SelectionAnswer<A> {
    const { definition } = question
    /** Marks the lists one after another, so only one of them needs its slices at a time. */
    const marked = (
      lists: ReadonlyArray<number>,
      run: (all: ReadonlyArray<number>) => Promise<A>,
    ): Promise<A> => {
      const savedCount = savedCounts[lists.length]
      if (savedCount === undefined) return run(lists)
      const make: BitmapBuilder = (making) =>
        this.#opened(question, savedCount, definition.listType, [], making, (asked, selected) =>
          withSelectedSlot(this.#universe, asked, selected, making),
        )
      return this.#bitmaps.use(new Map([[listKey(question, savedCount), make]]), yielder, (slots) =>
        marked([...lists, ...slots.values()], run),
      )
    }
    return this.#answered(question, () =>
      this.#marked(question, question, [], yielder, (slots) =>
        marked([], (lists) => {
          const conditions = rowConditions(definition, this.#universe)
          if (Result.isFailure(conditions)) throw new Refused(conditions.failure)
          const oneAHousehold = definition.audience.unit === "allHouseholds"
          return work(lists, { conditions: conditions.success, oneAHousehold, ...slots })
        }),
      ),
    )
  }

  async #answered<A>({ doNotSell }: EngineQuestion, answer: () => Promise<A>): SelectionAnswer<A> {
    ensureSnapshot(doNotSell, this.#universe.manifest.snapshot)
    try {
      return Result.succeed(await answer())
    } catch (cause) {
      if (cause instanceof Refused) return Result.fail(cause.refused)
      throw cause
    }
  }

  /** Runs the work; `opened` contains the saved counts on the path to this question. */
  #within<A>(
    all: EngineQuestion,
    asking: Asked,
    opened: ReadonlyArray<string>,
    yielder: Yielder,
    work: Work<A>,
  ): Promise<A> {
    const { definition } = asking
    return this.#marked(all, asking, opened, yielder, async (slots) => {
      const savedCoverage = (savedCount: string): Promise<Coverage> =>
        this.#saved(all, savedCount, definition.listType, opened, yielder)
      const locationRows: CountQuestion["locationRows"] = async (file) => {
        const stored = all.locationFiles.find((one) => one.file === file)
        return stored === undefined ? null : await this.#locations.of(stored)
      }
      const asked: CountQuestion = { definition, ...slots, savedCoverage, locationRows }
      const selected = await selectRows(this.#universe, asked, yielder)
      if (Result.isFailure(selected)) throw new Refused(selected.failure)
      return await work(asked, selected.success)
    })
  }

  /**
   * Runs the work with the slots of the bitmaps that mark the rows on the do-not-sell list and each source's suppressed
   * rows. A saved count holds the do-not-sell list's slot itself, since its own rows are kept for other questions.
   */
  async #marked<A>(
    all: EngineQuestion,
    { definition, suppressing }: Asked,
    opened: ReadonlyArray<string>,
    yielder: Yielder,
    work: (slots: MarkedSlots) => Promise<A>,
  ): Promise<A> {
    const wanted = this.#unsold(all)
    const keys = new Map<SuppressionSource, string>()
    for (const source of suppressionSources(definition)) {
      const key = suppressionKey(all, source, suppressing)
      if (key === null) continue
      keys.set(source, key)
      wanted.set(key, (making) =>
        source === "savedCounts"
          ? this.#markSaved(suppressing, (savedCount) =>
              this.#saved(all, savedCount, definition.listType, opened, making),
            )
          : this.#markKeys(suppressing[source], making),
      )
    }
    return await this.#bitmaps.use(wanted, yielder, (slots) => {
      const suppressed = new Map(
        [...keys].flatMap(([source, key]) => {
          const slot = slots.get(key)
          return slot === undefined ? [] : [[source, slot] as const]
        }),
      )
      return work({ doNotSell: this.#unsoldRows(all, slots), suppressed })
    })
  }

  /** Runs the work on the rows that a saved count selects. */
  async #opened<A>(
    all: EngineQuestion,
    savedCount: string,
    listType: number,
    opened: ReadonlyArray<string>,
    yielder: Yielder,
    work: Work<A>,
  ): Promise<A> {
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
    return await this.#within(all, saved, path, yielder, work)
  }

  #saved(
    all: EngineQuestion,
    savedCount: string,
    listType: number,
    opened: ReadonlyArray<string>,
    yielder: Yielder,
  ): Promise<Coverage> {
    return this.#opened(all, savedCount, listType, opened, yielder, (asked, selected) =>
      selectedCoverage(this.#universe, asked, selected, yielder),
    )
  }

  async #markKeys(files: ReadonlyArray<KeyFile>, yielder: Yielder): Promise<number> {
    return markPeople(this.#universe, await readKeyFiles(files), yielder)
  }

  async #markSaved(
    { savedCounts }: SuppressedKeyFiles,
    savedCoverage: (savedCount: string) => Promise<Coverage>,
  ): Promise<number> {
    const covered: Array<Coverage> = []
    for (const savedCount of savedCounts) covered.push(await savedCoverage(savedCount))
    return markRows(this.#universe, covered)
  }
}
