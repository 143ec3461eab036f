import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { rowsOf } from "../smallUniverse.ts"
import { mapping, peopleCsv, provided } from "./providerFiles.ts"

describe("Addresses of a provider's file", () => {
  it.effect("are loaded in the order of delivery, with a name or without one", () =>
    Effect.gen(function* () {
      const people = peopleCsv(
        { walk: "3" },
        { walk: "1", first: "", last: "" },
        { walk: "2", last: "", route: "B001" },
      )
      const files = yield* provided({ "people.csv": people }, { ...mapping, listType: 50, attributes: [] })
      const { manifest, report } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      assert.deepStrictEqual([manifest.listType, manifest.records, report.refused], [50, 3, 0])
      const rows = yield* Effect.promise(() =>
        rowsOf(
          files.universe,
          "SELECT ADDRESS, FIRST_NAME, LAST_NAME FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID",
        ),
      )
      assert.deepStrictEqual(rows.map(Object.values), [
        ["3 Oak St", "Ann", null],
        ["2 Oak St", null, null],
        ["1 Oak St", "Ann", "Lee"],
      ])
    }),
  )
})
