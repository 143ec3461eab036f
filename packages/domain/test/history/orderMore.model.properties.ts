import { AccountId } from "../../src/account/AccountId.ts"
import { deepStrictEqual, ok } from "node:assert/strict"
import fc from "fast-check"
import {
  canSubmitOrderMore,
  INITIAL_ORDER_MORE_STATE,
  type OrderMoreState,
  nextOrderMoreState,
  type OrderMoreEvent,
} from "../../src/history/orderMore.ts"
import { orderMoreRequest } from "../../src/history/orderMoreRequest.ts"
import { suppressionStartReading } from "../../src/shared/readings.ts"
import type { SuppressionStart } from "../../src/suppression/suppressionDates.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const TODAY = "2026-03-10"

/** The user's expectation: the page of the dialog that is open, and its content. */
interface Model {
  page: "asking" | "days" | "orders" | "submitting" | "done"
  start: string
  end: string
  orders: Set<string>
  /** The page to which a failure returns. */
  back: "asking" | "days" | "orders"
}

interface Real {
  state: OrderMoreState
  readonly reading: SuppressionStart
}

type Step = fc.Command<Model, Real>

const selected = (value: string) => ({ name: `Order ${value}`, code: value, value })

const send = (real: Real, event: OrderMoreEvent): void => {
  real.state = nextOrderMoreState(real.state, event, TODAY, real.reading)
}

const pageOf = (state: OrderMoreState): Model["page"] => {
  switch (state._tag) {
    case "Asking":
      return "asking"
    case "Choosing":
      return state.by.mode === "date" ? "days" : "orders"
    case "Submitting":
      return "submitting"
    case "Done":
      return "done"
  }
}

const suppressed = (model: Model) => ({
  start: model.back === "days" ? model.start : null,
  end: model.back === "days" ? model.end : null,
  orders: model.back === "orders" ? [...model.orders] : [],
})

/** The dialog shows what the model says; what is sent never reaches beyond today. */
const agree = (model: Model, { state }: Real): void => {
  deepStrictEqual(pageOf(state), model.page)
  deepStrictEqual(
    canSubmitOrderMore(state),
    model.page === "days" || (model.page === "orders" && model.orders.size > 0),
  )
  if (state._tag !== "Submitting") return
  const request = orderMoreRequest({ id: "o", listType: 10 }, AccountId.make(7), state.choice)
  deepStrictEqual(
    {
      start: request.start,
      end: request.end,
      orders: request.entries.map(({ id }) => id),
    },
    suppressed(model),
  )
  ok((request.end ?? TODAY) <= TODAY)
}

const defaultDays = (model: Model): void => {
  model.start = "2026-03-03"
  model.end = TODAY
}

class Answer implements Step {
  readonly suppress: boolean
  constructor(suppress: boolean) {
    this.suppress = suppress
  }
  check = () => true
  run(model: Model, real: Real): void {
    send(real, { _tag: "Answered", suppress: this.suppress })
    if (model.page === "asking") {
      model.back = "asking"
      model.page = this.suppress ? "days" : "submitting"
      if (this.suppress) defaultDays(model)
    }
    agree(model, real)
  }
  toString = () => (this.suppress ? "yes" : "no")
}

class ChooseMode implements Step {
  readonly mode: "date" | "item"
  constructor(mode: "date" | "item") {
    this.mode = mode
  }
  check = () => true
  run(model: Model, real: Real): void {
    send(real, { _tag: "ChoseMode", mode: this.mode })
    if (model.page === "days" && this.mode === "item") {
      model.page = "orders"
      model.orders = new Set()
    } else if (model.page === "orders" && this.mode === "date") {
      model.page = "days"
      defaultDays(model)
    }
    agree(model, real)
  }
  toString = () => `by ${this.mode}`
}

class ChooseDays implements Step {
  readonly start: string
  readonly end: string
  constructor(start: string, end: string) {
    this.start = start
    this.end = end
  }
  check = () => true
  run(model: Model, real: Real): void {
    send(real, { _tag: "ChoseDays", days: { start: this.start, end: this.end } })
    const isPast = this.start < TODAY && real.reading === "pastRefused"
    if (model.page === "days" && this.start <= this.end && this.end <= TODAY && !isPast) {
      model.start = this.start
      model.end = this.end
    }
    agree(model, real)
  }
  toString = () => `${this.start} to ${this.end}`
}

class Toggle implements Step {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
  check = () => true
  run(model: Model, real: Real): void {
    send(real, { _tag: "ToggledOrder", order: selected(this.value) })
    if (model.page === "orders" && !model.orders.delete(this.value)) model.orders.add(this.value)
    agree(model, real)
  }
  toString = () => `toggle ${this.value}`
}

class Submit implements Step {
  check = () => true
  run(model: Model, real: Real): void {
    send(real, { _tag: "Submitted" })
    if (model.page === "days" || (model.page === "orders" && model.orders.size > 0)) {
      model.back = model.page
      model.page = "submitting"
    }
    agree(model, real)
  }
  toString = () => "submit"
}

class Finish implements Step {
  readonly succeeds: boolean
  constructor(succeeds: boolean) {
    this.succeeds = succeeds
  }
  check = () => true
  run(model: Model, real: Real): void {
    send(real, this.succeeds ? { _tag: "Succeeded", link: "/order" } : { _tag: "Failed" })
    if (model.page === "submitting") model.page = this.succeeds ? "done" : model.back
    agree(model, real)
  }
  toString = () => (this.succeeds ? "succeeded" : "failed")
}

class Close implements Step {
  check = () => true
  run(model: Model, real: Real): void {
    send(real, { _tag: "Closed" })
    model.page = "asking"
    agree(model, real)
  }
  toString = () => "close"
}

const day = fc.constantFrom("2025-12-31", "2026-03-02", "2026-03-09", TODAY, "2026-03-11")

const steps = fc.commands(
  [
    fc.boolean().map((suppress) => new Answer(suppress)),
    fc.constantFrom("date" as const, "item" as const).map((mode) => new ChooseMode(mode)),
    fc.tuple(day, day).map(([start, end]) => new ChooseDays(start, end)),
    fc.constantFrom("a", "b", "c").map((value) => new Toggle(value)),
    fc.constant(new Submit()),
    fc.boolean().map((succeeds) => new Finish(succeeds)),
    fc.constant(new Close()),
  ],
  { maxCommands: 30 },
)

const startBy = (reading: SuppressionStart) => (): { model: Model; real: Real } => ({
  model: { page: "asking", start: "", end: "", orders: new Set(), back: "asking" },
  real: { state: INITIAL_ORDER_MORE_STATE, reading },
})

// [p4-order-more] [p4-order-more-dates]
export const orderMoreSentences = sentencesAbout(
  "history",
  always(
    "ordering more shows and sends what was answered and chosen, and no day after today",
    fc.property(steps, fc.constantFrom(...suppressionStartReading.options), (commands, reading) =>
      fc.modelRun(startBy(reading), commands),
    ),
  ),
)
