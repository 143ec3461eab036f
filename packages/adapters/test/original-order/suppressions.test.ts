import { LIST_TYPES } from "@listwright/domain/catalog"
import { canonicalDefinition, emptyDefinition, type SuppressionChoice } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { addDays } from "@listwright/domain/shared"
import {
  offeredSuppressions,
  SUPPRESSION_KINDS,
  type SuppressionChoices,
} from "@listwright/domain/suppression"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { OriginalOrder } from "../../src/contract/original/order/OriginalOrder.ts"
import { fromOriginalOrder } from "../../src/original-order/fromOriginalOrder.ts"
import { toOriginalOrder } from "../../src/original-order/toOriginalOrder.ts"

const off = { mode: "off" } as const
const none: SuppressionChoices = { orders: off, savedCounts: off, files: off }
const item = (...[first, ...others]: readonly [string, ...ReadonlyArray<string>]): SuppressionChoice => ({
  mode: "item",
  items: [first, ...others],
})
const week: SuppressionChoice = { mode: "date", start: "2026-02-23", end: "2026-03-02" }

const order = (listType: number, suppressions: SuppressionChoices): OriginalOrder =>
  toOriginalOrder({
    draft: null,
    definition: canonicalDefinition({ ...emptyDefinition(listType), suppressions }),
    choices: defaultChoices,
    answer: null,
    figures: null,
  })
const read = (sent: OriginalOrder) => Result.map(fromOriginalOrder(sent), ({ suppressions }) => suppressions)
const reasonOf = (sent: OriginalOrder): string | undefined =>
  Result.match(fromOriginalOrder(sent), { onSuccess: () => undefined, onFailure: ({ reason }) => reason })

const items = { OrderSuppressions: [{ SuppressionValue: "A1" }] }
const days = { SuppressionStartDate: "02/23/2026", SuppressionEndDate: "03/02/2026" }

describe("the suppressions of an order of the original contract", () => {
  it("are of three kinds, each false, by date or by item", () => {
    expect(
      read({
        SuppressionType: { order: "item", slc: "date", file: "item" },
        OrderSuppressions: [{ SuppressionValue: "A1" }, { SuppressionValue: "A2" }],
        SaveCountSuppressionStartDate: "02/23/2026",
        SaveCountSuppressionEndDate: "2026-03-02",
        CustomSuppressions: [{ SuppressionValue: "f" }],
      }),
    ).toEqual(Result.succeed({ orders: item("A1", "A2"), savedCounts: week, files: item("f") }))
    expect(read({ SuppressionType: { order: false, slc: false, file: false } })).toEqual(Result.succeed(none))
  })

  it("may be a code of 0 to 26 instead, prior orders the lowest digit in base three", () => {
    const sent = { ...items, ...days, SaveCountSuppressions: [{ CountId: 7 }] }
    expect(read({ ...sent, SuppressionType: 0 })).toEqual(Result.succeed(none))
    expect(read({ ...sent, SuppressionType: 1 })).toEqual(Result.succeed({ ...none, orders: week }))
    expect(read({ ...sent, SuppressionType: 2 })).toEqual(Result.succeed({ ...none, orders: item("A1") }))
    expect(read({ ...sent, SuppressionType: 1 + 2 * 3 })).toEqual(
      Result.succeed({ ...none, orders: week, savedCounts: item("7") }),
    )
    const files = { CustomSuppressionStartDate: "02/23/2026", CustomSuppressionEndDate: "03/02/2026" }
    expect(read({ ...files, SuppressionType: 9 })).toEqual(Result.succeed({ ...none, files: week }))
  })

  it.each([
    [
      "OrderSuppressions",
      "orders",
      { SuppressionValue: "v", SuppressedOrderId: "i", SuppressedOrderCode: "c" },
      "v",
    ],
    [
      "OrderSuppressions",
      "orders",
      { SuppressionValue: "", SuppressedOrderId: 12, SuppressedOrderCode: "c" },
      "12",
    ],
    ["OrderSuppressions", "orders", { SuppressionValue: null, SuppressedOrderCode: "c" }, "c"],
    ["SaveCountSuppressions", "savedCounts", { SuppressionValue: "v", CountId: "n", GeoKeyCode: "g" }, "v"],
    ["SaveCountSuppressions", "savedCounts", { CountId: "n", GeoKeyCode: "g", SuppressedOrderId: "i" }, "n"],
    ["SaveCountSuppressions", "savedCounts", { GeoKeyCode: "g", SuppressedOrderId: "i" }, "g"],
    ["SaveCountSuppressions", "savedCounts", { SuppressedOrderId: "i" }, "i"],
    ["CustomSuppressions", "files", { SuppressionValue: "v", FileName: "gone.csv" }, "v"],
    ["CustomSuppressions", "files", { SuppressedOrderId: "i", SuppressedOrderCode: "c" }, "i"],
  ] as const)(
    "name a row of %s by the first field that is filled in: %s %j is %s",
    (list, kind, row, value) => {
      const SuppressionType = { order: "item", slc: "item", file: "item" } as const
      expect(read({ SuppressionType, [list]: [row] })).toEqual(
        Result.succeed({ ...none, [kind]: item(value) }),
      )
    },
  )

  it("suppress nobody by item without items, as on the screen", () => {
    expect(read({ SuppressionType: 26 })).toEqual(Result.succeed(none))
    expect(read({ SuppressionType: 2, OrderSuppressions: [] })).toEqual(Result.succeed(none))
    expect(read({ SuppressionType: 2, OrderSuppressions: null })).toEqual(Result.succeed(none))
  })

  it("are none when the order does not speak of them", () => {
    const nothing = { OrderSuppressions: [], SuppressionStartDate: "", SuppressionEndDate: null }
    expect(read({})).toEqual(Result.succeed(none))
    expect(read({ ...nothing, SuppressionType: null })).toEqual(Result.succeed(none))
    expect(read({ ...nothing, SuppressionType: { order: null } })).toEqual(Result.succeed(none))
  })

  it("are cleared for list type 50", () => {
    expect(read({ ListType: 50, SuppressionType: 2, ...items })).toEqual(Result.succeed(none))
  })

  it.each([
    ["a code that there is not", { SuppressionType: 27 }, "SuppressionType: 27 isn't a code"],
    ["a negative code", { SuppressionType: -1 }, "SuppressionType: -1 isn't a code"],
    ["a list without a mode", items, "whether OrderSuppressions is used. Please send its order as"],
    [
      "days without a mode",
      { SuppressionType: { slc: false }, ...days },
      "whether SuppressionStartDate is used",
    ],
    [
      "a list whose mode alone is missing",
      { SuppressionType: { order: false }, SaveCountSuppressions: [{ CountId: "1" }] },
      "whether SaveCountSuppressions is used. Please send its slc as",
    ],
    [
      "a row that names nothing",
      { SuppressionType: 2, OrderSuppressions: [{ SuppressionValue: "A1" }, { SuppressionName: "Spring" }] },
      "OrderSuppressions: item 2 doesn't say what to suppress. Please send its SuppressionValue",
    ],
    [
      "a saved count that only its code names",
      { SuppressionType: 6, SaveCountSuppressions: [{ SuppressedCountCode: "LW-1" }] },
      "SaveCountSuppressions: item 1",
    ],
    ["days that are missing", { SuppressionType: 1 }, "SuppressionStartDate: a date is required"],
    [
      "a last day that is missing",
      { SuppressionType: 3, SaveCountSuppressionStartDate: "02/23/2026", SuppressionEndDate: "03/02/2026" },
      "SaveCountSuppressionEndDate: a date is required",
    ],
    [
      "a day that the calendar has not",
      { SuppressionType: 1, ...days, SuppressionEndDate: "02/30/2026" },
      "SuppressionEndDate: '02/30/2026' isn't a date. Please write the date as MM/DD/YYYY.",
    ],
    [
      "a moment, whose day depends on the time zone",
      { SuppressionType: 1, ...days, SuppressionStartDate: "2026-02-23T23:30:00Z" },
      "SuppressionStartDate: '2026-02-23T23:30:00Z' isn't a date",
    ],
    [
      "an end before the start",
      { SuppressionType: 1, ...days, SuppressionEndDate: "02/22/2026" },
      "SuppressionEndDate: The end date can't be before the start date.",
    ],
    [
      "files of a source that has none",
      { ListType: 70, SuppressionType: 18, CustomSuppressions: [{ SuppressionValue: "f" }] },
      "SuppressionType: list type 70 can't suppress by uploaded files. Please send its file as false.",
    ],
    [
      "a source without suppressions",
      { ListType: 130, SuppressionType: 1, ...days },
      "SuppressionType: list type 130 can't suppress by prior orders.",
    ],
  ] as const)("are refused for %s, and say so", (_, sent, reason) => {
    expect(reasonOf(sent)).toContain(reason)
  })

  it("are written by kind, and days as MM/DD/YYYY", () => {
    const written = order(10, { orders: item("A1"), savedCounts: item("n"), files: week })
    expect(written).toMatchObject({
      SuppressionType: { order: "item", slc: "item", file: "date" },
      OrderSuppressions: [
        {
          SuppressionType: 2,
          SuppressedOrderId: "A1",
          SuppressionName: "A1",
          SuppressionValue: "A1",
          SuppressedOrderCode: "A1",
          SuppressedOrderDesc: "A1",
        },
      ],
      SaveCountSuppressions: [{ SuppressionValue: "n", CountId: "n", GeoKeyCode: "n" }],
      CustomSuppressionStartDate: "02/23/2026",
      CustomSuppressionEndDate: "03/02/2026",
    })
    expect(Object.keys(written).filter((name) => /Suppression/.test(name))).toHaveLength(5)
    expect(Object.keys(order(10, none)).filter((name) => /Suppression/.test(name))).toEqual([])
  })

  const day = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays("2000-01-01", after))
  const value = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "")
  const choice: fc.Arbitrary<SuppressionChoice> = fc.oneof(
    fc.constant(off),
    fc.tuple(day, day).map(([one, other]): SuppressionChoice => {
      const [start = one, end = other] = [one, other].toSorted()
      return { mode: "date", start, end }
    }),
    fc.tuple(value, fc.array(value, { maxLength: 4 })).map(([first, others]) => item(first, ...others)),
  )
  const chosen = fc
    .record({
      listType: fc.constantFrom(...LIST_TYPES.map(({ code }) => code)),
      suppressions: fc.record({ orders: choice, savedCounts: choice, files: choice }),
    })
    .map(({ listType, suppressions }) => {
      const offered = offeredSuppressions(listType)
      const kept = SUPPRESSION_KINDS.filter((kind) => offered.includes(kind))
      return {
        listType,
        suppressions: { ...none, ...Object.fromEntries(kept.map((kind) => [kind, suppressions[kind]])) },
      }
    })
  const wire = Schema.toCodecJson(OriginalOrder)

  it("go there and back over the wire, for every source and all that it offers", () => {
    fc.assert(
      fc.property(chosen, ({ listType, suppressions }) => {
        const sent = Schema.decodeUnknownSync(wire)(
          JSON.parse(JSON.stringify(Schema.encodeSync(wire)(order(listType, suppressions)))),
        )
        expect(Result.map(fromOriginalOrder(sent), canonicalDefinition)).toEqual(
          Result.succeed(canonicalDefinition({ ...emptyDefinition(listType), suppressions })),
        )
      }),
      { numRuns: 300 },
    )
  })
})
