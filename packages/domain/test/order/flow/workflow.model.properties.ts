import assert from "node:assert/strict"
import fc from "fast-check"
import {
  decideStep,
  INITIAL_ORDER_POSITION,
  type OrderEvent,
  type OrderPosition,
} from "../../../src/order/flow/decideStep.ts"
import {
  resolveOrderRoute,
  ORDER_ROUTES,
  type OrderLayout,
  type OrderRoute,
} from "../../../src/order/flow/OrderRoute.ts"
import type { OrderStep } from "../../../src/definition/OrderStep.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

/** An order as its buyer would tell it, without steps. */
interface Model {
  readonly layout: OrderLayout
  isSignedIn: boolean
  isCounting: boolean
  /** There is a count that is still about the order. */
  isCounted: boolean
  isPaying: boolean
  isPlaced: boolean
  screen: OrderRoute
}

/** The product: it holds one position and follows the rules. */
class Portal {
  readonly #layout: OrderLayout
  position: OrderPosition = INITIAL_ORDER_POSITION
  constructor(layout: OrderLayout) {
    this.#layout = layout
  }
  tell(event: OrderEvent): void {
    this.position = decideStep(this.position, event, this.#layout)
  }
  open(route: OrderRoute, isSignedIn: boolean): OrderRoute | "signIn" {
    const { step } = this.position
    const opened = resolveOrderRoute(route, { isSignedIn, step, layout: this.#layout })
    if (opened !== "signIn") this.position = { step, route: opened }
    return opened
  }
}

type Command = fc.Command<Model, Portal>

const startOver = (model: Model): void => {
  model.isCounting = false
  model.isCounted = false
  model.isPaying = false
  model.isPlaced = false
  model.screen = "order"
}

const stepOf = (model: Model): OrderStep => {
  if (model.isPlaced) return "success"
  if (model.isCounting) return "count"
  if (model.isPaying) return "payment"
  return model.isCounted ? "summary" : "input"
}

const assertSame = (model: Model, portal: Portal): void => {
  assert.deepEqual(portal.position, { step: stepOf(model), route: model.screen })
}

class GetCount implements Command {
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell("count")
    if (!model.isPlaced) {
      model.isCounting = true
      model.isCounted = false
      model.isPaying = false
      model.screen = "order"
    }
    assertSame(model, portal)
  }
  toString = () => "get count"
}

class EndCount implements Command {
  readonly outcome: "countFinished" | "countFailed" | "stop"
  constructor(outcome: "countFinished" | "countFailed" | "stop") {
    this.outcome = outcome
  }
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell(this.outcome)
    if (model.isCounting) {
      model.isCounting = false
      model.isCounted = this.outcome === "countFinished"
      model.screen = model.isCounted ? "summary" : "order"
    }
    assertSame(model, portal)
  }
  toString = () => this.outcome
}

class ContinueToPayment implements Command {
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell("toPayment")
    if (model.layout === 1 && model.isCounted && !model.isPaying && !model.isPlaced) {
      model.isPaying = true
      model.screen = "payment"
    }
    assertSame(model, portal)
  }
  toString = () => "continue to payment"
}

class BackFromPayment implements Command {
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell("backFromPayment")
    if (model.isPaying && !model.isPlaced) {
      model.isPaying = false
      model.screen = "summary"
    }
    assertSame(model, portal)
  }
  toString = () => "back from payment"
}

class PlaceOrder implements Command {
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell("placed")
    const isDue = model.layout === 1 ? model.isPaying : model.isCounted
    if (isDue && !model.isPlaced) {
      model.isPlaced = true
      model.screen = "success"
    }
    assertSame(model, portal)
  }
  toString = () => "placed"
}

class DeclinePayment implements Command {
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell("paymentDeclined")
    if (model.isPlaced) {
      model.isPlaced = false
      model.isPaying = false
      model.screen = "summary"
    }
    assertSame(model, portal)
  }
  toString = () => "payment declined"
}

class StartOver implements Command {
  readonly reason: "reset" | "listTypeChanged"
  constructor(reason: "reset" | "listTypeChanged") {
    this.reason = reason
  }
  check = () => true
  run(model: Model, portal: Portal): void {
    portal.tell(this.reason)
    startOver(model)
    assertSame(model, portal)
  }
  toString = () => this.reason
}

class TypeAddress implements Command {
  readonly route: OrderRoute
  constructor(route: OrderRoute) {
    this.route = route
  }
  check = () => true
  run(model: Model, portal: Portal): void {
    const opened = portal.open(this.route, model.isSignedIn)
    if (model.isSignedIn) {
      const isPastCount = model.isPlaced || (model.isCounted && !model.isPaying)
      const isOpen: Readonly<Record<OrderRoute, boolean>> = {
        order: true,
        summary: isPastCount,
        payment: model.isPlaced || model.isCounted,
        success: model.isPlaced,
      }
      const shown = model.layout === 2 && this.route === "payment" ? "summary" : this.route
      model.screen = isOpen[shown] ? shown : "order"
      assert.equal(opened, model.screen)
      // Reloading the page that opened leads nowhere else.
      assert.equal(portal.open(model.screen, true), model.screen)
    } else assert.equal(opened, "signIn")
    assertSame(model, portal)
  }
  toString = () => `open ${this.route}`
}

class SignInOrOut implements Command {
  check = () => true
  run(model: Model, portal: Portal): void {
    model.isSignedIn = !model.isSignedIn
    assertSame(model, portal)
  }
  toString = () => "sign in or out"
}

const commands = fc.commands(
  [
    fc.constant(new GetCount()),
    fc
      .constantFrom("countFinished" as const, "countFailed" as const, "stop" as const)
      .map((end) => new EndCount(end)),
    fc.constant(new EndCount("countFinished")),
    fc.constant(new ContinueToPayment()),
    fc.constant(new BackFromPayment()),
    fc.constant(new PlaceOrder()),
    fc.constant(new DeclinePayment()),
    fc.constantFrom("reset" as const, "listTypeChanged" as const).map((reason) => new StartOver(reason)),
    fc.constantFrom(...ORDER_ROUTES).map((route) => new TypeAddress(route)),
    fc.constant(new SignInOrOut()),
  ],
  { maxCommands: 60 },
)

const startWith = (layout: OrderLayout): { readonly model: Model; readonly real: Portal } => ({
  model: {
    layout,
    isSignedIn: true,
    isCounting: false,
    isCounted: false,
    isPaying: false,
    isPlaced: false,
    screen: "order",
  },
  real: new Portal(layout),
})

export const workflowSentences = sentencesAbout(
  "order",
  always(
    "an order goes through its steps and screens as its buyer would tell it, whatever is clicked or typed [ob4-flow]",
    fc.property(fc.constantFrom<OrderLayout>(1, 2), commands, (layout, clicks) =>
      fc.modelRun(() => startWith(layout), clicks),
    ),
  ),
)
