import { AccountId } from "@listwright/domain/account"
import { phoneOptions } from "@listwright/domain/audience"
import { LIST_TYPES } from "@listwright/domain/catalog"
import {
  areaKey,
  canonicalCriteria,
  canonicalDefinition,
  type CanonicalDefinition,
  criterionColumns,
  type Criterion,
  DefinitionHash,
  emptyDefinition,
  geoTypes,
  LocationFileHash,
} from "@listwright/domain/definition"
import { defaultChoices, emptyContact } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromOriginalOrder } from "../../src/original-order/fromOriginalOrder.ts"
import { areaKeyFromGeo } from "../../src/original-order/originalAreas.ts"
import { readOriginalContact, toOriginalContact } from "../../src/original-order/toOriginalContact.ts"
import { quickPicksFromOriginal } from "../../src/original-order/originalQuickPicks.ts"
import { toOriginalOrder } from "../../src/original-order/toOriginalOrder.ts"
import { area } from "./arbitraryArea.ts"
import { sampleDefinition } from "./sampleDefinition.ts"

const column = fc.stringMatching(/^[A-Z][A-Z0-9_]{0,20}$/)
const bound = fc.stringMatching(/^[A-Z0-9.]{1,8}$/)
const code = fc.stringMatching(/^[A-Za-z0-9-]{1,6}$/)
const some = <A>(one: fc.Arbitrary<A>) =>
  fc.tuple(one, fc.array(one, { maxLength: 4 })).map(([first, rest]) => [first, ...rest] as const)
const industry = fc.stringMatching(/^(\d{2,4}|[A-J])$/)
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    kind: fc.constant("flags" as const),
    match: fc.constantFrom("any" as const, "all" as const),
    columns: some(column),
  }),
  fc.record({ kind: fc.constant("values" as const), column, values: some(code) }),
  fc.record({
    kind: fc.constant("ranges" as const),
    column,
    ranges: some(fc.record({ from: bound, to: bound })),
  }),
  fc.record({
    kind: fc.constant("industries" as const),
    column,
    added: fc.array(industry, { minLength: 1, maxLength: 4 }),
    omitted: fc.array(industry, { maxLength: 4 }),
  }),
)
const occupant = fc.record({
  targets: fc.subarray(["homes" as const, "apartments" as const, "businesses" as const]),
  routes: fc.subarray(["carrierRoutes" as const, "poBoxes" as const, "ruralRoutes" as const]),
  contactNames: fc.boolean(),
})
const emailOption = fc.constantFrom(null, "noEmail" as const, "onlyEmail" as const, "email" as const)
/** A definition of any source, with everything that selects records there. */
const definition: fc.Arbitrary<CanonicalDefinition> = fc
  .record({
    areas: fc.array(area, { maxLength: 12 }),
    audience: fc.record({
      unit: fc.constantFrom("individuals" as const, "allHouseholds" as const),
      criteria: fc.uniqueArray(criterion, { maxLength: 5, selector: (one) => criterionColumns(one)[0] }),
    }),
    phoneOption: fc.constantFrom(null, ...phoneOptions.names),
    source: fc.constantFrom(...LIST_TYPES),
    occupant: fc.option(occupant),
    emailOption,
  })
  .map(({ source, ...chosen }) =>
    canonicalDefinition({
      ...emptyDefinition(source.code),
      ...chosen,
      occupant: source.asksOccupantOptions ? chosen.occupant : null,
      emailOption: source.hasEmailOption ? chosen.emailOption : null,
    }),
  )

const order = (chosen: CanonicalDefinition) =>
  toOriginalOrder({ draft: null, definition: chosen, choices: defaultChoices, answer: null, figures: null })

describe("an order of the original contract", () => {
  it("carries a definition there and back", () => {
    fc.assert(
      fc.property(definition, (chosen) => {
        expect(Result.map(fromOriginalOrder(order(chosen)), canonicalDefinition)).toEqual(
          Result.succeed(chosen),
        )
      }),
      { numRuns: 300 },
    )
  })

  it("carries the quick picks in force there and back, and they select nothing besides", () => {
    const picked = definition.chain((selected) =>
      fc.record({
        selected: fc.constant(selected),
        quickPicks: fc.uniqueArray(
          fc.record({
            name: fc.string({ minLength: 1, maxLength: 20 }),
            kind: fc.constantFrom("own" as const, "site" as const, "business" as const),
            added: fc.subarray([...selected.audience.criteria]),
          }),
          { maxLength: 4, selector: ({ name }) => name },
        ),
      }),
    )
    fc.assert(
      fc.property(picked, ({ quickPicks, selected }) => {
        const written = toOriginalOrder({
          draft: null,
          definition: selected,
          choices: { ...defaultChoices, quickPicks },
          answer: null,
          figures: null,
        })
        const read = quickPicksFromOriginal(written.OrderSelectedDemos ?? [])
        expect(read.map(({ added, ...one }) => ({ ...one, added: canonicalCriteria(added ?? []) }))).toEqual(
          selected.audience.criteria.length === 0 ? [] : quickPicks,
        )
        expect(Result.map(fromOriginalOrder(written), canonicalDefinition)).toEqual(Result.succeed(selected))
      }),
      { numRuns: 100 },
    )
  })

  it("names quick picks by the codes of the specification", () => {
    const picked = (kind: "own" | "site" | "business") => ({ name: kind, kind, added: [] })
    const { OrderSelectedDemos: demos = [] } = toOriginalOrder({
      draft: null,
      definition: sampleDefinition,
      choices: { ...defaultChoices, quickPicks: [picked("own"), picked("business"), picked("site")] },
      answer: null,
      figures: null,
    })
    const named = demos.filter(({ ColumnName }) => ColumnName === "QUICKPICK")
    expect(
      named.map(({ DemoCategoryType, Values }) => [DemoCategoryType, Values[0]?.AttributeValue]),
    ).toEqual([
      [2, "own"],
      [5, "business"],
      [7, "site"],
    ])
  })

  it("has no form for a combination of saved counts, and refuses one by name", () => {
    const combined = canonicalDefinition({
      ...emptyDefinition(10),
      areas: [{ kind: "combination", operation: "minus", k: null, savedCounts: ["b", "a"], excluded: false }],
    })
    const read = fromOriginalOrder(order(combined))
    expect(Result.isFailure(read) ? read.failure.reason : "").toBe(
      "OrderGeos: minus:b|a combines saved counts, which this call doesn't support. Please send the order without OrderGeos, by its ListModuleSessionId.",
    )
  })

  it("names a file of locations by its code, whose count is found again, and refuses one that is sent", () => {
    const locations = {
      kind: "locations",
      name: "stores.csv",
      file: LocationFileHash.make("5e".repeat(32)),
      locations: 412,
      sameState: true,
      excluded: false,
    } as const
    const written = order(canonicalDefinition({ ...emptyDefinition(10), areas: [locations] }))
    expect(written.GeoType).toBe(16)
    expect((written.OrderGeos ?? []).map(areaKeyFromGeo)).toEqual([areaKey(locations)])
    const read = fromOriginalOrder(written)
    expect(Result.isFailure(read) ? read.failure.reason : "").toBe(
      `OrderGeos: ${locations.file}:sameState is a file of locations, which this call doesn't support. Please send the order without OrderGeos, by its ListModuleSessionId.`,
    )
  })

  it("writes the codes of the specification", () => {
    expect(
      order(
        canonicalDefinition({
          ...sampleDefinition,
          audience: { ...sampleDefinition.audience, unit: "allHouseholds" },
        }),
      ),
    ).toMatchObject({
      GeoType: 5,
      ZipType: 1,
      DemoType: 99,
      PhoneOption: 2,
      ListType: 10,
      CurrentStep: "input",
    })
    expect(order(emptyDefinition(10))).toMatchObject({
      DemoType: 1,
      PhoneOption: null,
      OrderGeos: [],
      OrderSelectedDemos: [],
    })
  })

  it.each([true, false, undefined])("carries whether the buyer is written to: %s", (wish) => {
    const contact = { ...emptyContact, ...(wish === undefined ? {} : { contactMeByEmail: wish }) }
    expect(readOriginalContact(toOriginalContact(contact))).toEqual(contact)
  })

  it.each([6, 9, 18])("may be loaded with geography type %i, which is a ZIP Code too", (GeoType) => {
    const loaded = fromOriginalOrder({ OrderGeos: [{ GeoKeyCode: "60614-1234", GeoType }] })
    expect(Result.map(loaded, ({ areas }) => areas)).toEqual(
      Result.succeed([{ kind: "zip4", zip4: "606141234", excluded: false }]),
    )
  })

  it.each([
    [
      "values of several columns that are no flags",
      {
        OrderSelectedDemos: [
          {
            ColumnName: "INCOME",
            Values: [
              { AttributeValue: "1", ColumnName: "INCOME" },
              { AttributeValue: "2", ColumnName: "NETWORTH" },
            ],
          },
        ],
      },
      "OrderSelectedDemos: the values for INCOME come from several columns.",
    ],
    [
      "a quick pick that does not say what it added",
      {
        OrderSelectedDemos: [
          { ColumnName: "QP", DemoCategoryType: 7, Values: [{ AttributeValue: "Spring" }] },
        ],
      },
      "OrderSelectedDemos: the quick pick Spring doesn't say what it added.",
    ],
    [
      "an area that the site has not",
      { OrderGeos: [{ GeoKeyCode: "Illinois", GeoType: geoTypes.encode("state") }] },
      "OrderGeos: Illinois",
    ],
    [
      "a radius whose code is no place",
      { OrderGeos: [{ GeoKeyCode: "60614", GeoType: geoTypes.encode("radius") }] },
      "OrderGeos: 60614",
    ],
    ["a phone option that there is not", { PhoneOption: 4 }, "PhoneOption: 4"],
    [
      "a column's name that is none",
      { OrderSelectedDemos: [{ ColumnName: "age", Values: [{ AttributeValue: "1" }] }] },
      "OrderSelectedDemos",
    ],
  ])("is refused for %s, and says so", (_, wrong, reason) => {
    const refused = fromOriginalOrder(wrong)
    expect(Result.isFailure(refused) && refused.failure.reason).toContain(reason)
  })

  it("has the quantities of the count and what is wanted of them, without areas that have nothing", () => {
    const answer = {
      definitionHash: DefinitionHash.make(""),
      snapshot: "",
      total: 150,
      withPhones: 0,
      areas: [
        { key: "zip:60614", available: 100, withPhones: 0 },
        { key: "zip:60615", available: 0, withPhones: 0 },
        { key: "zip:60618", available: 50, withPhones: 0 },
      ],
      withoutPlace: [],
      suppressed: [],
    }
    const choices = { ...defaultChoices, quantities: { "zip:60614": 40, "zip:60618": 500 } }
    const counted = toOriginalOrder({
      draft: { id: DraftId.make("d"), revision: 3, accountId: AccountId.make(7) },
      definition: canonicalDefinition({ ...sampleDefinition, areas: sampleDefinition.areas.slice(0, 3) }),
      choices,
      answer,
      figures: null,
    })
    expect(counted).toMatchObject({
      ListModuleSessionId: "d",
      DraftRevision: 3,
      TotalAvailableQty: 150,
      TotalDesiredQty: 90,
      OrderGeos: [
        { GeoKeyCode: "60614", AvailableQty: 100, DesiredQty: 40 },
        { GeoKeyCode: "60618", AvailableQty: 50, DesiredQty: 50 },
      ],
    })
  })
})
