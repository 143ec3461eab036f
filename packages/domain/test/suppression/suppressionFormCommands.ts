import assert from "node:assert/strict"
import { Result } from "effect"
import fc from "fast-check"
import {
  chooseSuppressionMode,
  selectSuppression,
  setSuppressionDays,
  toggleSuppression,
  deselectSuppression,
} from "../../src/suppression/changeSuppression.ts"
import { createSuppressionForm, type SuppressionForm } from "../../src/suppression/SuppressionForm.ts"
import type { SelectedSuppression, SuppressionKind } from "../../src/suppression/SuppressionListItem.ts"
import { toSuppressionChoices } from "../../src/suppression/toSuppressionChoices.ts"
import { kind, listType, nearDay, picked } from "./arbitrarySuppressions.ts"

const TODAY = "2026-03-02"
const WEEK_AGO = "2026-02-23"

/** One kind in plain words: a switch, a mode, days, and the values that are picked. */
interface PlainKind {
  on: boolean
  mode: "date" | "item"
  start: string
  end: string
  values: Array<string>
}
interface Model {
  listType: number
  kinds: Record<SuppressionKind, PlainKind>
}
interface Real {
  form: SuppressionForm
}

const KINDS = ["orders", "savedCounts", "files"] as const
const plainKind = (): PlainKind => ({ on: false, mode: "date", start: WEEK_AGO, end: TODAY, values: [] })
const offers = (source: number, one: SuppressionKind): boolean =>
  source === 10 || (one !== "files" && [20, 30, 270].includes(source))

const agrees = (model: Model, { form }: Real): void => {
  assert.equal(form.listType, model.listType)
  const selected = toSuppressionChoices(form)
  for (const one of KINDS) {
    const { on, mode, start, end, values } = model.kinds[one]
    const { isOn, by } = form.kinds[one]
    assert.equal(isOn, on)
    assert.equal("items" in by, mode === "item", "date mode holds no items")
    assert.deepEqual(
      by.mode === "date" ? [by.start, by.end] : by.items.map(({ value }) => value),
      mode === "date" ? [start, end] : values,
    )
    assert.deepEqual(
      selected[one],
      !on || (mode === "item" && values.length === 0)
        ? { mode: "off" }
        : mode === "date"
          ? { mode, start, end }
          : { mode, items: values },
    )
  }
}

type FormCommand = fc.Command<Model, Real>

class Toggle implements FormCommand {
  readonly kind: SuppressionKind
  constructor(one: SuppressionKind) {
    this.kind = one
  }
  check = () => true
  run(model: Model, real: Real): void {
    const changed = model.kinds[this.kind]
    if (offers(model.listType, this.kind)) changed.on = !changed.on
    real.form = toggleSuppression(real.form, this.kind)
    agrees(model, real)
  }
  toString = () => `toggle ${this.kind}`
}

class ChooseMode implements FormCommand {
  readonly kind: SuppressionKind
  readonly mode: "date" | "item"
  constructor(one: SuppressionKind, mode: "date" | "item") {
    this.kind = one
    this.mode = mode
  }
  check = () => true
  run(model: Model, real: Real): void {
    const changed = model.kinds[this.kind]
    if (changed.on && changed.mode !== this.mode) {
      model.kinds[this.kind] = { ...plainKind(), on: true, mode: this.mode }
    }
    real.form = chooseSuppressionMode(real.form, this.kind, this.mode, TODAY)
    agrees(model, real)
  }
  toString = () => `${this.kind} by ${this.mode}`
}

class Pick implements FormCommand {
  readonly kind: SuppressionKind
  readonly item: SelectedSuppression
  constructor(one: SuppressionKind, item: SelectedSuppression) {
    this.kind = one
    this.item = item
  }
  check = () => true
  run(model: Model, real: Real): void {
    const { on, mode, values } = model.kinds[this.kind]
    if (on && mode === "item" && !values.includes(this.item.value)) values.push(this.item.value)
    real.form = selectSuppression(real.form, this.kind, this.item)
    agrees(model, real)
  }
  toString = () => `pick ${this.item.value} of ${this.kind}`
}

class Unpick implements FormCommand {
  readonly kind: SuppressionKind
  readonly value: string
  constructor(one: SuppressionKind, { value }: SelectedSuppression) {
    this.kind = one
    this.value = value
  }
  check = () => true
  run(model: Model, real: Real): void {
    const changed = model.kinds[this.kind]
    if (changed.on) changed.values = changed.values.filter((value) => value !== this.value)
    real.form = deselectSuppression(real.form, this.kind, this.value)
    agrees(model, real)
  }
  toString = () => `unpick ${this.value} of ${this.kind}`
}

class SetDays implements FormCommand {
  readonly kind: SuppressionKind
  readonly start: string
  readonly end: string
  constructor(one: SuppressionKind, start: string, end: string) {
    this.kind = one
    this.start = start
    this.end = end
  }
  check = () => true
  run(model: Model, real: Real): void {
    const changed = model.kinds[this.kind]
    const isByDate = changed.on && changed.mode === "date"
    const isAllowed = this.start <= this.end && this.end <= TODAY
    if (isByDate && isAllowed) Object.assign(changed, { start: this.start, end: this.end })
    const set = setSuppressionDays(
      real.form,
      this.kind,
      { start: this.start, end: this.end },
      TODAY,
      "pastAllowed",
    )
    assert.equal(Result.isSuccess(set), !isByDate || isAllowed)
    if (Result.isSuccess(set)) real.form = set.success
    agrees(model, real)
  }
  toString = () => `${this.kind} from ${this.start} to ${this.end}`
}

export const suppressionCommands = fc.commands(
  [
    kind.map((one) => new Toggle(one)),
    fc.tuple(kind, fc.constantFrom("date" as const, "item" as const)).map((args) => new ChooseMode(...args)),
    fc.tuple(kind, picked).map((args) => new Pick(...args)),
    fc.tuple(kind, picked).map((args) => new Unpick(...args)),
    fc.tuple(kind, nearDay, nearDay).map((args) => new SetDays(...args)),
  ],
  { maxCommands: 40 },
)

/** Mostly sources that offer something: one that offers nothing leaves nothing to test. */
export const suppressingSource = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(10, 20) }, listType)

/** A source with everything off, both ways. */
export const newSuppressionModel = (source: number): { model: Model; real: Real } => ({
  model: { listType: source, kinds: { orders: plainKind(), savedCounts: plainKind(), files: plainKind() } },
  real: { form: createSuppressionForm(source, TODAY) },
})
