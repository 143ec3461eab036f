import { describe, expect, it } from "vitest"
import { orderStatuses } from "../../src/history/orderActions.ts"
import { type OrderType, orderTypeName, orderTypes } from "../../src/history/orderTypes.ts"
import { type OrderedService, orderedServiceName, serviceCodes } from "../../src/history/ServiceOrder.ts"

describe("the tabs of the history [p9-history-types]", () => {
  const tabs: ReadonlyArray<readonly [OrderType, number, string]> = [
    ["lists", -1, "Lists/Leads"],
    ["cleanList", 0, "Clean List"],
    ["enhanceList", 1, "Enhance List"],
    ["portraitReports", 2, "Portrait Reports"],
    ["emailList", 3, "Email List"],
    ["phoneAppend", 5, "Phone Append"],
    ["phoneVerification", 6, "Phone Verification"],
    ["reverseEmail", 8, "Reverse Email"],
  ]

  it.each(tabs)("%s has the code %i and is called %s", (type, code, name) => {
    expect(orderTypes.encode(type)).toBe(code)
    expect(orderTypes.decode(code)).toBe(type)
    expect(orderTypeName(type)).toBe(name)
  })

  it("are in this order, and there are no others", () => {
    expect(orderTypes.names).toEqual(tabs.map(([type]) => type))
    expect([-2, 4, 7, 9].map(orderTypes.decode)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe("the codes of services [p9-service-codes]", () => {
  const services: ReadonlyArray<readonly [OrderedService, number, string]> = [
    ["cleanList", -1, "Clean List"],
    ["enhanceList", -2, "Enhance List"],
    ["portraitReports", -3, "Portrait Reports"],
    ["emailAppend", -4, "Email Append"],
    ["emailVerification", -5, "Email Verification"],
    ["enhanceListBundle", -6, "Enhance List Bundle"],
    ["phoneAppend", -7, "Phone Append"],
    ["phoneVerification", -8, "Phone Append confirmation (Phone Verification)"],
    ["phoneReverse", -9, "Phone Reverse"],
  ]

  it.each(services)("%s has the code %i and reads %s", (service, code, name) => {
    expect(serviceCodes.encode(service)).toBe(code)
    expect(serviceCodes.decode(code)).toBe(service)
    expect(orderedServiceName(service)).toBe(name)
  })

  it("are these nine, and -1 is another thing than in the tabs", () => {
    expect(serviceCodes.names).toHaveLength(9)
    expect([0, -10].map(serviceCodes.decode)).toEqual([undefined, undefined])
    expect([orderTypes.decode(-1), serviceCodes.decode(-1)]).toEqual(["lists", "cleanList"])
  })
})

describe("the statuses with a meaning of their own [p9-status-codes]", () => {
  it.each([
    ["paid", 40],
    ["serviceComplete", 50],
    ["listComplete", 75],
  ] as const)("%s is %i", (status, code) => {
    expect(orderStatuses.encode(status)).toBe(code)
    expect(orderStatuses.decode(code)).toBe(status)
  })
})
