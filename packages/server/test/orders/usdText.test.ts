import { assert, describe, it } from "vitest"
import { usdText } from "../../src/orders/usdText.ts"

describe("An amount that a client sends", () => {
  it("is written with two decimals", () => {
    assert.deepStrictEqual(["12", "12.5", "012.50", "0"].map(usdText), ["12.00", "12.50", "12.50", "0.00"])
  })

  it("stays as it is when it is none, and then equals no total", () => {
    for (const text of ["", "lots", "-5", "1,000.00", " 12"]) assert.strictEqual(usdText(text), text)
  })

  it("is never written out from an exponent, which would keep the server busy for minutes", () => {
    for (const text of ["1e2", "1e99999999", "1e-99999999"]) assert.strictEqual(usdText(text), text)
  })
})
