import assert from "node:assert/strict"
import fc from "fast-check"
import type { Area } from "../../src/definition/Area.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { addValidAreas } from "../../src/geography/AreasUpdate.ts"
import { removeAreas, setExcluded } from "../../src/geography/chooseAreas.ts"
import { defaultAreaChoiceRules } from "../../src/geography/AreaChoiceRules.ts"
import { filterAreas } from "../../src/geography/removedAreas.ts"
import { area } from "../definition/arbitraryArea.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

/** The areas as anybody would write them down: keys in order, and which are excluded. */
interface Model {
  rows: Array<readonly [key: string, excluded: boolean]>
}

interface Real {
  list: ListDefinition
}

type Command = fc.Command<Model, Real>

const check = (model: Model, real: Real): void =>
  assert.deepEqual(
    real.list.areas.map((one) => [areaKey(one), one.excluded]),
    model.rows,
  )

/** Kinds whose keys say everything, so that the model needs no rule about granularity. */
const simple = area.filter(({ kind }) => kind !== "radius")

const kindOf = (key: string): string => key.slice(0, key.indexOf(":"))

/** The whole nation can't be excluded: nothing would be left to exclude it from. */
const canBeExcluded = (key: string): boolean => kindOf(key) !== "nation"

const OF_SAVED_COUNTS = ["savedCount", "combination"]
const ALONE = ["nation", "closest", "savedCount", "combination"]

class Add implements Command {
  readonly #area: Area
  readonly #mixes: boolean
  constructor(one: Area, mixes: boolean) {
    this.#area = one
    this.#mixes = mixes
  }
  check = (): boolean => true
  run(model: Model, real: Real): void {
    const key = areaKey(this.#area)
    const { kind } = this.#area
    const stays = ([other]: readonly [string, boolean]): boolean =>
      kindOf(other) === kind ||
      (OF_SAVED_COUNTS.includes(kind) && OF_SAVED_COUNTS.includes(kindOf(other))) ||
      (this.#mixes && !ALONE.includes(kind) && !ALONE.includes(kindOf(other)))
    // An exclusion goes with the areas that it takes records from.
    const isSwitch = model.rows.some((row) => !row[1] && !stays(row))
    const rows = model.rows.filter((row) => stays(row) || (row[1] && !isSwitch))
    const at = rows.findIndex(([other]) => other === key)
    if (at === -1) rows.push([key, this.#area.excluded])
    else rows[at] = [key, this.#area.excluded]
    model.rows = rows
    const mixing = this.#mixes ? "moreArea" : "oneKind"
    real.list = addValidAreas(real.list, [this.#area], null, { ...defaultAreaChoiceRules, mixing }).definition
    check(model, real)
  }
  toString = (): string => `add ${areaKey(this.#area)}${this.#mixes ? " on more area" : ""}`
}

class Remove implements Command {
  readonly #at: number
  constructor(at: number) {
    this.#at = at
  }
  check = ({ rows }: Readonly<Model>): boolean => rows.length > 0
  run(model: Model, real: Real): void {
    const [[key] = [""]] = model.rows.splice(this.#at % model.rows.length, 1)
    real.list = removeAreas(real.list, [key])
    check(model, real)
  }
  toString = (): string => `remove row ${this.#at}`
}

class Exclude implements Command {
  readonly #at: number
  readonly #excluded: boolean
  constructor(at: number, excluded: boolean) {
    this.#at = at
    this.#excluded = excluded
  }
  check = ({ rows }: Readonly<Model>): boolean => rows.length > 0
  run(model: Model, real: Real): void {
    const at = this.#at % model.rows.length
    const [key, was] = model.rows[at] ?? ["", false]
    model.rows[at] = [key, this.#excluded && (was || canBeExcluded(key))]
    real.list = setExcluded(real.list, [key], this.#excluded)
    check(model, real)
  }
  toString = (): string => `${this.#excluded ? "exclude" : "include"} row ${this.#at}`
}

class Keep implements Command {
  readonly #kind: string
  constructor(kind: string) {
    this.#kind = kind
  }
  check = (): boolean => true
  run(model: Model, real: Real): void {
    model.rows = model.rows.filter(([key]) => kindOf(key) === this.#kind)
    real.list = filterAreas(real.list, ({ kind }) => kind === this.#kind).definition
    check(model, real)
  }
  toString = (): string => `keep each ${this.#kind}`
}

const commands = fc.commands<Model, Real>(
  [
    fc.tuple(simple, fc.boolean()).map(([one, mixes]) => new Add(one, mixes)),
    fc.nat({ max: 9 }).map((at) => new Remove(at)),
    fc.tuple(fc.nat({ max: 9 }), fc.boolean()).map(([at, excluded]) => new Exclude(at, excluded)),
    simple.map(({ kind }) => new Keep(kind)),
  ],
  { maxCommands: 40 },
)

export const areaListModelSentences = sentencesAbout(
  "geography",
  always(
    "a list of areas is what its rows say, however they were added, removed, excluded and kept",
    fc.property(commands, (run) => {
      fc.modelRun(
        () => ({
          model: { rows: [] },
          real: { list: emptyDefinition(10) },
        }),
        run,
      )
    }),
  ),
)
