import { describe, expect, it } from "vitest"
import {
  decideStep,
  hasCurrentCount,
  ORDER_EVENTS,
  INITIAL_ORDER_POSITION,
  type OrderEvent,
  type OrderPosition,
} from "../../../src/order/flow/decideStep.ts"
import {
  resolveOrderRoute,
  ORDER_PAGE_TITLE,
  ORDER_ROUTES,
  type OrderLayout,
  orderPath,
  orderStart,
  routeGuard,
} from "../../../src/order/flow/OrderRoute.ts"
import { OrderStep } from "../../../src/definition/OrderStep.ts"
import { summaryLayout } from "../../../src/order/summary/summaryLayout.ts"

const LAYOUTS: ReadonlyArray<OrderLayout> = [1, 2]

const at: Readonly<Record<OrderStep, OrderPosition>> = {
  input: INITIAL_ORDER_POSITION,
  order: { step: "order", route: "order" },
  count: { step: "count", route: "order" },
  summary: { step: "summary", route: "summary" },
  payment: { step: "payment", route: "payment" },
  success: { step: "success", route: "success" },
}

describe("the flow of an order [ob4-flow]", () => {
  it("has a current count on the summary and at payment, once there was one", () => {
    const countId = "0197b3c4-0000-7000-8000-000000000001"
    expect(OrderStep.literals.filter((step) => hasCurrentCount({ countId, step }))).toEqual([
      "summary",
      "payment",
    ])
    expect(OrderStep.literals.some((step) => hasCurrentCount({ countId: null, step }))).toBe(false)
  })

  /** The position to which each event leads from each step; a step that is missing stays as it is. */
  const moves: Readonly<Record<OrderEvent, Partial<Record<OrderStep, OrderPosition>>>> = {
    count: { input: at.count, order: at.count, summary: at.count, payment: at.count },
    countFinished: { count: at.summary },
    countFailed: { count: at.input },
    stop: { count: at.input },
    toPayment: {},
    backFromPayment: { payment: at.summary },
    placed: {},
    paymentDeclined: { success: at.summary },
    reset: Object.fromEntries(OrderStep.literals.map((step) => [step, at.input])),
    listTypeChanged: Object.fromEntries(OrderStep.literals.map((step) => [step, at.input])),
  }
  const ownMoves: Readonly<Record<OrderLayout, typeof moves>> = {
    1: { ...moves, toPayment: { summary: at.payment }, placed: { payment: at.success } },
    2: { ...moves, placed: { summary: at.success } },
  }

  it.each(
    LAYOUTS.flatMap((layout) =>
      ORDER_EVENTS.flatMap((event) => OrderStep.literals.map((step) => [layout, event, step] as const)),
    ),
  )("in layout %i goes on from '%s' at '%s' as it should", (layout, event, step) => {
    expect(decideStep(at[step], event, layout)).toEqual(ownMoves[layout][event][step] ?? at[step])
  })

  it("returns to the order route from whatever screen another list type is chosen on", () => {
    expect(decideStep({ step: "success", route: "summary" }, "listTypeChanged", 2).route).toBe("order")
  })

  it("keeps an order that was placed from being counted again under it", () => {
    const placed: OrderPosition = { step: "success", route: "order" }
    expect(decideStep(placed, "count", 1)).toBe(placed)
  })

  it("leaves a running count alone when another one is asked for", () => {
    const counting: OrderPosition = { step: "count", route: "order" }
    expect(decideStep(counting, "count", 1)).toBe(counting)
  })

  it("knows ten events", () => {
    expect([...ORDER_EVENTS].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      Object.keys(moves).toSorted((a, b) => (a < b ? -1 : 1)),
    )
  })
})

describe("the guards of the routes [ob6-signed-in]", () => {
  const visitor = { isSignedIn: true, step: "summary", layout: 1 } as const

  it("are for four routes", () => {
    expect(ORDER_ROUTES).toEqual(["order", "summary", "payment", "success"])
    expect(ORDER_PAGE_TITLE).toBe("Order Leads")
  })

  it("let layout 2 stay where it may be", () => {
    const atSuccess = { ...visitor, layout: 2, step: "success" } as const
    for (const route of ["order", "summary", "success"] as const)
      expect(resolveOrderRoute(route, atSuccess)).toBe(route)
  })

  it.each(ORDER_ROUTES)("send users who are not signed in away from '%s'", (route) => {
    for (const step of OrderStep.literals) {
      expect(resolveOrderRoute(route, { ...visitor, isSignedIn: false, step })).toBe("signIn")
    }
  })

  it("let everybody else onto the order route", () => {
    for (const step of OrderStep.literals)
      expect(resolveOrderRoute("order", { ...visitor, step })).toBe("order")
  })

  it("lead to the order route where the step does not fit", () => {
    expect(resolveOrderRoute("success", visitor)).toBe("order")
    expect(resolveOrderRoute("summary", { ...visitor, step: "payment" })).toBe("order")
  })

  it("know a payment screen in layout 1 only", () => {
    expect(resolveOrderRoute("payment", visitor)).toBe("payment")
    expect(resolveOrderRoute("payment", { ...visitor, layout: 2 })).toBe("summary")
    expect(resolveOrderRoute("payment", { ...visitor, layout: 2, step: "input" })).toBe("order")
  })

  it("leave every other route alone, whatever it is called", () => {
    expect(routeGuard("geo", "input")).toBe("stay")
    expect(routeGuard("toString", "input")).toBe("stay")
  })
})

describe("the addresses of an order", () => {
  it("are below its list type", () => {
    expect(orderPath(10, "order")).toBe("/order/10")
    expect(orderPath(170, "payment")).toBe("/order/170/payment")
  })

  it("go on with the order of the session when FromGateway is there", () => {
    expect(orderStart("1")).toBe("session")
    expect(orderStart("")).toBe("session")
    expect(orderStart(null)).toBe("fresh")
  })
})

describe("the summary", () => {
  const site = { offersQuotes: true }

  it("leads to a payment screen in layout 1", () => {
    expect(summaryLayout(1, 10, site)).toEqual({
      boxes: ["orderInformation", "targetArea", "audience", "orderTotal"],
      buttons: ["Continue to Payment", "Back", "Save List", "Send Quote"],
      hasSampleLink: false,
    })
  })

  it("places the order in layout 2", () => {
    expect(summaryLayout(2, 10, site)).toEqual({
      boxes: ["orderInformation", "targetArea", "audience", "payment", "agreement"],
      buttons: ["Back", "Place Order", "Save Count", "Send Quote"],
      hasSampleLink: true,
    })
  })

  it("asks list type 270 for its media type", () => {
    expect(summaryLayout(1, 270, site).boxes).toEqual([
      "orderInformation",
      "targetArea",
      "audience",
      "media",
      "orderTotal",
    ])
    expect(summaryLayout(2, 270, site).boxes[1]).toBe("media")
  })

  it("sends quotes only where the site has them [ob6-placing-flags]", () => {
    for (const layout of LAYOUTS) {
      expect(summaryLayout(layout, 10, { offersQuotes: false }).buttons).not.toContain("Send Quote")
    }
  })
})
