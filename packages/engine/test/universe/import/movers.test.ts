import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { rowsOf } from "../smallUniverse.ts"
import { type Cells, fit, csvOf, mapping, provided, refusedRows, temporaryFolder } from "./providerFiles.ts"

const EXAMPLE = fileURLToPath(new URL("../../../../../fixtures/import/movers/example.json", import.meta.url))

describe("The example file of movers", () => {
  it.effect("becomes households with their moves, prices and loans in thousands", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "universe")
      const { manifest, report } = yield* importUniverse({ mapping: EXAMPLE, folder })
      assert.deepStrictEqual(
        [manifest.listType, manifest.hasCompanies, manifest.records, manifest.households, report.refused],
        [40, undefined, 4, 3, 0],
      )
      const found = yield* Effect.promise(() =>
        rowsOf(
          folder,
          `SELECT FIRST_NAME, MOVEDATE, MOVETYPE, MOVEDISTANCE, AGE, PRICE, FIRSTTIMEBUYER AS first_home, LOANAMOUNT, LOANMONTH,
             LOANTYPE, LOANRATE, PHONE FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY`,
        ),
      )
      assert.deepStrictEqual(found.map(Object.values), [
        ["Nora", 20_260_514, 1, 3, 41, 425, 2, 340, 202_605, 1, 1, 1],
        ["Owen", 20_260_514, 1, 3, 43, 425, 2, 340, 202_605, 1, 1, 0],
        ["Pia", 20_260_901, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2],
        ["Quentin", 20_251_220, 1, 2, 29, 310, 1, 295, 202_512, 2, 2, 1],
      ])
    }),
  )
})

describe("Movers of a provider's file", () => {
  it.effect("may have moved on other days than those of the demo, where the mapping says so", () =>
    Effect.gen(function* () {
      const moved = (id: string, day: string): Cells => ({ ...fit, id, street: `${id} Oak St`, moved: day })
      const people = csvOf([moved("1", "20230101"), moved("2", "20271231"), moved("3", "20260115")])
      const load = Effect.fn("load")(function* (bounds: object) {
        const attributes = [{ column: "moved", to: "MOVEDATE", ...bounds }]
        const files = yield* provided({ "people.csv": people }, { ...mapping, listType: 40, attributes })
        yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 100 })
        return (yield* refusedRows(files.universe)).map((row) => row.replace(/^[^,]*people.csv,/, ""))
      })
      const outside = "is outside 20251101 to 20261031 of MOVEDATE"
      assert.deepStrictEqual(yield* load({}), [
        `2,moved,20230101,OutOfBounds,${outside}`,
        `3,moved,20271231,OutOfBounds,${outside}`,
      ])
      assert.deepStrictEqual(yield* load({ min: "20230101", max: "20271231" }), [])
    }),
  )
})
