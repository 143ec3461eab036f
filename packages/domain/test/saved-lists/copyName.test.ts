import { expect, it } from "vitest"
import { copyName } from "../../src/saved-lists/copyName.ts"

it.each([
  ["Spring", "Copy of Spring"],
  ["x".repeat(100), `Copy of ${"x".repeat(92)}`],
  // A face takes two units of text: half of one is no name.
  [`${"x".repeat(91)}😀`, `Copy of ${"x".repeat(91)}`],
  [`${"x".repeat(90)}😀`, `Copy of ${"x".repeat(90)}😀`],
  [`${"x".repeat(91)} yz`, `Copy of ${"x".repeat(91)}`],
])("copies %j as %j", (name, copied) => {
  expect(copyName(name)).toBe(copied)
})
