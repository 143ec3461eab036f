import {
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { OriginalOrder } from "../../src/contract/original/order/OriginalOrder.ts"
import { fromOriginalOrder } from "../../src/original-order/fromOriginalOrder.ts"
import { findChangedOption } from "../../src/original-order/toOriginalOptions.ts"
import { toOriginalOrder } from "../../src/original-order/toOriginalOrder.ts"

const read = (order: OriginalOrder) => Result.map(fromOriginalOrder(order), canonicalDefinition)
const reason = (order: OriginalOrder) =>
  Result.match(fromOriginalOrder(order), { onSuccess: () => undefined, onFailure: (wrong) => wrong.reason })
const options = (order: OriginalOrder) =>
  Result.map(read(order), ({ emailOption, occupant }) => ({ emailOption, occupant }))
const written = (definition: CanonicalDefinition) =>
  toOriginalOrder({ draft: null, definition, choices: defaultChoices, answer: null, figures: null })

const occupant = fc.record({
  targets: fc.subarray(["homes" as const, "apartments" as const, "businesses" as const]),
  routes: fc.subarray(["carrierRoutes" as const, "poBoxes" as const, "ruralRoutes" as const]),
  contactNames: fc.boolean(),
})
const definitionWith = (listType: number, chosen: Partial<ListDefinition>) =>
  canonicalDefinition({ ...emptyDefinition(listType), ...chosen })
const chosen = fc.oneof(
  fc
    .tuple(fc.constantFrom(50, 140), fc.option(occupant))
    .map(([listType, one]) => definitionWith(listType, { occupant: one })),
  fc
    .constantFrom(null, "noEmail" as const, "onlyEmail" as const, "email" as const)
    .map((emailOption) => definitionWith(260, { emailOption })),
)

describe("the options of an original order", () => {
  it("carry targets, routes, contact names and email addresses there and back", () => {
    fc.assert(
      fc.property(chosen, (definition) => {
        expect(read(written(definition))).toEqual(Result.succeed(definition))
      }),
    )
  })

  it("are bit sums, a flag and a word", () => {
    expect(
      options({ ListType: 50, TargetOption: 5, RouteOption: 2, ContactNameOption: 1, ContactNameFlag: true }),
    ).toEqual(
      Result.succeed({
        emailOption: null,
        occupant: { targets: ["businesses", "homes"], routes: ["poBoxes"], contactNames: true },
      }),
    )
    const all = definitionWith(140, {
      occupant: { targets: ["homes", "apartments"], routes: ["ruralRoutes"], contactNames: false },
    })
    expect(written(all)).toMatchObject({ TargetOption: 3, RouteOption: 4, ContactNameOption: 0 })
    expect(options({ ListType: 260, EmailOption: "onlyemail" })).toEqual(
      Result.succeed({ emailOption: "onlyEmail", occupant: null }),
    )
    expect(written(definitionWith(260, { emailOption: "onlyEmail" })).EmailOption).toBe("onlyemail")
  })

  it.each<OriginalOrder>([
    {},
    { TargetOption: 0, RouteOption: 0, ContactNameOption: 0, ContactNameFlag: 0, EmailOption: "noemail" },
    {
      TargetOption: null,
      RouteOption: null,
      ContactNameOption: null,
      ContactNameFlag: null,
      EmailOption: null,
    },
    { ContactNameFlag: false, EmailOption: "" },
  ])("choose nothing where they are empty: %j", (order) => {
    expect(options(order)).toEqual(Result.succeed({ emailOption: null, occupant: null }))
    expect(written(emptyDefinition(10))).not.toHaveProperty("TargetOption")
    expect(written(emptyDefinition(10))).not.toHaveProperty("EmailOption")
  })

  it.each<readonly [OriginalOrder, string]>([
    [{ TargetOption: 1 }, "TargetOption: list type 10 doesn't support this option. Send 0 instead."],
    [{ RouteOption: 7 }, "RouteOption: list type 10"],
    [{ ListType: 130, TargetOption: 1 }, "TargetOption: list type 130"],
    [{ ContactNameOption: 1 }, "ContactNameOption: list type 10"],
    [{ ContactNameFlag: true }, "ContactNameFlag: list type 10"],
    [{ ListType: 50, TargetOption: 8, RouteOption: 1 }, "TargetOption: 8 isn't a sum of 1, 2 and 4."],
    [{ ListType: 50, TargetOption: 1, RouteOption: -1 }, "RouteOption: -1 isn't a sum of 1, 2 and 4."],
    [{ ListType: 50, ContactNameOption: 2 }, "ContactNameOption: 2 isn't 0 or 1."],
    [
      { ListType: 50, ContactNameOption: 0, ContactNameFlag: true },
      "ContactNameFlag: it doesn't match ContactNameOption.",
    ],
    [
      { EmailOption: "onlyemail" },
      "EmailOption: list type 10 doesn't support this option. Send 'noemail' instead.",
    ],
    [{ ListType: 260, EmailOption: "some" }, "EmailOption: 'some' isn't 'noemail', 'onlyemail' or 'email'."],
  ])("are refused by name, never dropped: %j", (order, expected) => {
    expect(reason(order)).toContain(expected)
  })

  it("may repeat what a stored order has, and name the first that differs", () => {
    const kept = definitionWith(50, {
      occupant: { targets: ["homes"], routes: ["poBoxes"], contactNames: false },
    })
    expect(findChangedOption({}, kept)).toBeNull()
    expect(findChangedOption({ TargetOption: 1, RouteOption: 2, ContactNameOption: 0 }, kept)).toBeNull()
    expect(findChangedOption({ TargetOption: 3 }, kept)).toBe("TargetOption")
    expect(findChangedOption({ RouteOption: 1 }, kept)).toBe("RouteOption")
    expect(findChangedOption({ ContactNameFlag: 1 }, kept)).toBe("ContactNameFlag")
    expect(findChangedOption({ EmailOption: "onlyemail" }, kept)).toBe("EmailOption")
    expect(findChangedOption({ EmailOption: "noemail", TargetOption: 0 }, emptyDefinition(10))).toBeNull()
    const mailed = definitionWith(260, { emailOption: "onlyEmail" })
    expect(findChangedOption({ EmailOption: "onlyemail" }, mailed)).toBeNull()
    expect(findChangedOption({ EmailOption: "noemail" }, mailed)).toBe("EmailOption")
  })
})
