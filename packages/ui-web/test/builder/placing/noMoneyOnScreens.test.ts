import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const source = join(import.meta.dirname, "../../../src")

/** The work with amounts that only the domain may do: decimals, and the pricing rules. */
const COMPUTES =
  /\bBigDecimal\b|\b(?:priceCount|priceWithPromotion|applyPromotion|totalsWithTax|decideRefund|earnedPoints)\(/

/** An amount's name next to arithmetic, or turned into a number. */
const AMOUNT = String.raw`[\w.?]*(?:Cost|Charge|Amount|Price|\.subtotal|\.totalTax)\b`
const ARITHMETIC = new RegExp(
  String.raw`(?:Number|parseFloat)\([^)]*${AMOUNT}\)(?! === 0)|${AMOUNT}\s*[-+*/]\s*[\w(]|[\w)]\s[-+*/]\s${AMOUNT}`,
)

it("no screen computes money: amounts are shown as the quote desk gives them", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source })
  expect(files).toContain("main.tsx")
  const findings = files.flatMap((file) =>
    readFileSync(`${source}/${file}`, "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const code = line.replace(/^\s*(?:\/\/|\*|\/\*).*/, "")
        return COMPUTES.test(code) || ARITHMETIC.test(code) ? [`${file}:${at + 1} ${line.trim()}`] : []
      }),
  )
  expect(findings).toEqual([])
})
