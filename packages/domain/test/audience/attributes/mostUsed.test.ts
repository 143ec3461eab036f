import { expect, it } from "vitest"
import { mostUsedColumns } from "../../../src/audience/attributes/mostUsed.ts"

it("finds what is used most among the columns of a source, in that order", () => {
  const columns = ["PETS", "GENDER", "AGE", "SHOES"].map((column) => ({ column }))
  expect(mostUsedColumns(columns)).toEqual([{ column: "AGE" }, { column: "GENDER" }])
})
