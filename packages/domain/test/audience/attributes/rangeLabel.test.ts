import { expect, it } from "vitest"
import type { InputType } from "../../../src/audience/attributes/Attribute.ts"
import { rangeLabel } from "../../../src/audience/attributes/rangeLabel.ts"

it.each<readonly [InputType, string, string, string]>([
  ["number", "25", "54", "25 to 54"],
  ["number", "25", "25", "25"],
  ["number", "5000", "250000", "5000 to 250,000"],
  ["date", "20240131", "20241231", "01/31/2024 to 12/31/2024"],
  ["monthYear", "122024", "122024", "12/2024"],
  ["month", "01", "01", "January"],
  ["month", "03", "05", "March to May"],
  ["year", "1999", "2001", "1999 to 2001"],
  ["string", "A", "M", "A to M"],
])("a range of the type %s from %s to %s reads %s", (inputType, from, to, text) => {
  expect(rangeLabel(inputType, { from, to })).toBe(text)
})
