import { describe, expect, it } from "vitest"
import {
  readOriginalExtras,
  toOriginalExtras,
  findChangedExtra,
} from "../../src/original-order/toOriginalExtras.ts"

const kept = { outputColumns: ["AGE", "GENDER"], mobilePackageId: 3 }
const columns = (...names: ReadonlyArray<string>) => names.map((ColumnName) => ({ ColumnName }))

describe("output columns and mobile package of an original order", () => {
  it("come back as they were", () => {
    expect(readOriginalExtras(toOriginalExtras(kept), {})).toEqual(kept)
    expect(toOriginalExtras({})).toEqual({})
  })

  it("are those that are kept where the order is silent, and none where it says so", () => {
    expect(readOriginalExtras({}, kept)).toEqual(kept)
    expect(readOriginalExtras({ AdditionalOutputColumns: null, MobilePackageId: 0 }, kept)).toEqual({})
    expect(readOriginalExtras({ AdditionalOutputColumns: [], MobilePackageId: null }, kept)).toEqual({})
  })

  it.each([
    [{}, null],
    [{ AdditionalOutputColumns: columns("GENDER", "AGE", "AGE"), MobilePackageId: 3 }, null],
    [{ AdditionalOutputColumns: columns("AGE") }, "AdditionalOutputColumns"],
    [{ AdditionalOutputColumns: columns("AGE", "INCOME") }, "AdditionalOutputColumns"],
    [{ AdditionalOutputColumns: null }, "AdditionalOutputColumns"],
    [{ MobilePackageId: 4 }, "MobilePackageId"],
    [{ MobilePackageId: 0 }, "MobilePackageId"],
    [{ PromoCode: " welcome10" }, null],
    [{ PromoCode: "" }, "PromoCode"],
    [{ PromoCode: null }, "PromoCode"],
    [{ PromoCode: "FLAT25" }, "PromoCode"],
  ])("differ from those that are kept: %j by %s", (order, field) => {
    expect(findChangedExtra(order, { ...kept, promoCode: "WELCOME10" })).toBe(field)
  })
})
