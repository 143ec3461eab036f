import { expect, it } from "vitest"
import { mostUsedOf } from "../../../src/audience/attributes/mostUsed.ts"

it("finds what is used most among the columns of a source, in that order", () => {
  const columns = ["PETS", "GENDER", "AGE", "SHOES"].map((column) => ({ column }))
  expect(mostUsedOf(columns)).toEqual([{ column: "AGE" }, { column: "GENDER" }])
})
