import { describe, expect, it } from "vitest"
import { statementsOf } from "../docs/syntax.ts"
import { issuedCalls } from "./issuedCalls.ts"
import { methodsAsked, portCallsIn } from "./portCalls.ts"
import { issuingProblems, readUnissuedCalls } from "./unissuedCalls.ts"

/** The least number of calls that our clients issue. It may grow. */
const MIN = { all: 72, screens: 68, terminal: 48 }

describe("the calls of the original contract", () => {
  const calls = issuedCalls()

  it("are issued by our clients, or say why they are not", () => {
    expect(issuingProblems(calls, readUnissuedCalls())).toEqual([])
  })

  it("are issued no less than they were", () => {
    const by = (client: "screens" | "terminal") => calls.filter(({ clients }) => clients.includes(client))
    expect(calls.filter(({ clients }) => clients.length > 0).length).toBeGreaterThanOrEqual(MIN.all)
    expect(by("screens").length).toBeGreaterThanOrEqual(MIN.screens)
    expect(by("terminal").length).toBeGreaterThanOrEqual(MIN.terminal)
  })

  it("are told by who issues them", () => {
    const of = (path: string) => {
      const { by, clients } = calls.find((call) => call.path === path) ?? { by: [], clients: [] }
      return [clients, by]
    }
    expect(of("PlaceOrder.aspx/ProcessOrder")).toEqual([["screens", "terminal"], ["Orders.place"]])
    expect(of("PlaceOrder.aspx/GetQuickPickup")).toEqual([["terminal"], ["QuickPicks.detail"]])
    expect(of("Common/DownFile.aspx")).toEqual([["screens"], ["its address"]])
    expect(of("PlaceOrder.aspx/GetOrder")).toEqual([[], []])
  })
})

it("a call without an issuer needs a reason, and one with an issuer has none", () => {
  const calls = [
    { path: "a", clients: [] },
    { path: "b", clients: ["screens" as const] },
  ]
  expect(issuingProblems(calls, [{ path: "a", reason: "Nobody asks." }])).toEqual([])
  expect(issuingProblems(calls, [{ path: "b", reason: "Nobody asks." }])).toEqual([
    "none of our clients issues a, and docs/acceptance/unissued-calls.json has no reason",
    "docs/acceptance/unissued-calls.json says why no client issues b, which is not so",
  ])
})

describe("a port", () => {
  const made = (text: string) => portCallsIn("ports.ts", text, (call) => call.startsWith("Rewards."))

  it("makes calls by what it is asked for, whatever the file calls their group", () => {
    expect(made("const port = (api) => Points.of({ balance: () => api.Rewards.GetUserPoint({}) })")).toEqual([
      { call: "Rewards.GetUserPoint", port: "Points", method: "balance" },
    ])
    expect(
      made("const port = ({ Rewards: calls }) => Points.of({ store: () => calls.GetRewards() })"),
    ).toEqual([{ call: "Rewards.GetRewards", port: "Points", method: "store" }])
  })

  it("makes a call that stands beside what it is asked for, for anything", () => {
    const beside =
      "const all = ({ Rewards }) => Rewards.GetRewards()\nconst port = Points.of({ store: () => all })"
    expect(made(beside)).toEqual([{ call: "Rewards.GetRewards", port: "Points", method: null }])
  })

  it.each([
    ["a pipe", "Effect.flatMap(Points, (points) => points.store())"],
    ["its parts", "Effect.flatMap(Points, ({ store }) => store())"],
    ["a generator", "Effect.gen(function* () { const points = yield* Points; yield* points.store() })"],
    ["the place where it is asked", "Effect.gen(function* () { yield* (yield* Points).store() })"],
    [
      "several at once",
      "Effect.gen(function* () { const [a, b] = [yield* Other, yield* Points]; b.store() })",
    ],
  ])("is asked by way of %s", (_, text) => {
    const [statement] = statementsOf("asks.ts", `const asked = ${text}`)
    if (statement === undefined) throw new Error("nothing is stated")
    expect([...methodsAsked(statement, "Points")]).toContain("store")
    expect([...methodsAsked(statement, "Purchases")]).toEqual([])
  })
})
