import type { WireTaxCheck } from "@listwright/adapters"
import { OrderCode } from "@listwright/domain/shared"
import { beforeEach, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { standInFor } from "../standIn.ts"
import { holdAgainstSchema } from "../documented.ts"

const order: WireTaxCheck["orders"][number] = {
  orderCode: OrderCode.make("LW-2345-6789"),
  day: "2026-11-02",
  state: "IL",
  zip: "60614",
  pretax: "100.00",
  charged: "6.25",
  rate: "0.1025",
  expected: "10.25",
  difference: "-4.00",
}
const FOUND: WireTaxCheck = {
  isTaxed: true,
  orders: [
    order,
    {
      ...order,
      orderCode: OrderCode.make("LW-2345-6780"),
      state: "GU",
      zip: "96910",
      rate: null,
      expected: null,
      difference: null,
    },
  ],
  states: [
    { state: "GU", orders: 1, withoutRow: 1, charged: "6.25", expected: "0.00", difference: "0.00" },
    { state: "IL", orders: 1, withoutRow: 0, charged: "6.25", expected: "10.25", difference: "-4.00" },
  ],
  placesWithoutRow: [{ state: "GU", zip: "96910", orders: 1, firstDay: "2026-11-02", lastDay: "2026-11-02" }],
  flaws: [
    { kind: "gap", state: "FL", zipPrefix: "", from: "2026-07-01", until: null, rates: [] },
    {
      kind: "overlap",
      state: "WA",
      zipPrefix: "981",
      from: "2026-06-01",
      until: "2026-06-30",
      rates: ["0.06", "0.07"],
    },
  ],
}

let found: WireTaxCheck
let asked: Array<string> = []
beforeEach(() => {
  found = FOUND
  asked = []
})

/** A site whose taxes its operator alone sees. */
const site = standInFor((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  const isOperator = request.headers["x-listwright-operator"] === "secret"
  response.writeHead(isOperator ? 200 : 401, { "content-type": "application/json" })
  response.end(JSON.stringify(isOperator ? found : { _tag: "Unauthorized", message: "not the operator" }))
})

const run = (operator: string, ...words: ReadonlyArray<string>) =>
  commandLine(["tax", "check", ...words], {
    env: { LISTWRIGHT_URL: site.url(), LISTWRIGHT_OPERATOR: operator },
  })

it("prints a row for each order, state, place without a rate and flaw of the table, and ends with 5", async () => {
  const told = await run("secret")
  expect(told.stdout.split("\n")).toEqual([
    "order\tLW-2345-6789\t2026-11-02\tIL\t60614\t100.00\t6.25\t10.25\t-4.00",
    "order\tLW-2345-6780\t2026-11-02\tGU\t96910\t100.00\t6.25\t\t",
    "state\tGU\t1\t1\t6.25\t0.00\t0.00",
    "state\tIL\t1\t0\t6.25\t10.25\t-4.00",
    "place\tGU\t96910\t1\t2026-11-02\t2026-11-02",
    "gap\tFL\t*\t2026-07-01\t\t",
    "overlap\tWA\t981\t2026-06-01\t2026-06-30\t0.06 0.07",
    "",
  ])
  expect([told.exitCode, told.stderr]).toEqual([
    5,
    "1 order was charged a different tax than the table says; 1 order has no rate in the table; 2 overlaps or gaps between rates.\n",
  ])
})

it("prints the same as JSON, with the same exit code", async () => {
  const told = await run("secret", "--json")
  expect(JSON.parse(told.stdout)).toEqual(FOUND)
  holdAgainstSchema(["tax", "check"], told.stdout)
  expect(told.exitCode).toBe(5)
})

it.each<[string, Partial<WireTaxCheck>, string]>([
  ["an order that differs", { orders: [order, order] }, "2 orders were charged a different tax"],
  [
    "an order without a rate",
    { orders: [{ ...order, expected: null, difference: null, rate: null }] },
    "1 order has no rate",
  ],
  ["a flaw of the table", { flaws: FOUND.flaws.slice(0, 1) }, "1 overlap or gap"],
])("ends with 5 for %s alone", async (_what, change, words) => {
  found = { ...FOUND, orders: [], states: [], placesWithoutRow: [], flaws: [], ...change }
  const told = await run("secret")
  expect([told.exitCode, told.stderr.includes(words)]).toEqual([5, true])
})

it("ends with 0 where everything goes together, and says so of a site without tax or without orders", async () => {
  const paid = { ...order, charged: "10.25", difference: "0.00" }
  found = { ...FOUND, orders: [paid], states: [], placesWithoutRow: [], flaws: [] }
  expect(await run("secret")).toMatchObject({ exitCode: 0, stderr: "" })
  found = { ...found, orders: [] }
  expect(await run("secret")).toMatchObject({ exitCode: 0, stderr: "There are no paid orders to compare.\n" })
  found = { ...found, isTaxed: false, orders: [paid] }
  expect((await run("secret")).stderr).toContain("This site doesn't charge tax")
})

it("asks for the orders from a day on, and nobody for a day that is none", async () => {
  await run("secret", "--since", "2026-11-01")
  expect(asked).toEqual(["GET /api/v1/taxes/check?since=2026-11-01"])
  const wrong = await run("secret", "--since", "2026-13-01")
  expect([wrong.exitCode, wrong.stderr.includes("a date such as 2026-01-31"), asked.length]).toEqual([
    2,
    true,
    1,
  ])
})

it("is for the operator alone", async () => {
  expect((await run("guess")).exitCode).toBe(4)
  expect((await run("")).exitCode).toBe(4)
})
