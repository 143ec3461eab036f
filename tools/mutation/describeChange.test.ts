import { expect, it } from "vitest"
import { describeChange } from "./describeChange.ts"

it("shows a short change whole, on one line", () => {
  expect(describeChange("a <\n  b", "a <= b")).toBe("a < b → a <= b")
})

it("shows of a long change what differs, with some text around it", () => {
  const names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"]
  const list = (left: ReadonlyArray<string>) => `[${left.map((name) => `"${name}"`).join(", ")}]`
  const without = (name: string) => list(names.filter((other) => other !== name))
  expect(describeChange(list(names), without("zeta"))).toBe(
    '…delta", "epsilon", "zeta", "eta", "theta", "iota… → …delta", "epsilon", "eta", "theta", "iota…',
  )
  expect(describeChange(list(names), without("alpha"))).toMatch(/^\["alpha", "beta".*… → \["beta".*…$/)
  expect(new Set(names.map((name) => describeChange(list(names), without(name)))).size).toBe(names.length)
})

it("cuts what differs over a long stretch", () => {
  expect(describeChange("a".repeat(500), "undefined")).toBe(`${"a".repeat(209)}… → undefined`)
})
