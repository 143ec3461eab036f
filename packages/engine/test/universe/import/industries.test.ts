import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readColumns } from "../../../src/format/columns/columnsFile.ts"
import { buildDeltaUniverse } from "../../../src/import/buildDeltaUniverse.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { rowsOf } from "../smallUniverse.ts"
import { type Cells, csvOf, fit, mapping, provided, refusedRows } from "./providerFiles.ts"

const SIC = {
  column: "sic1",
  also: ["sic2", "sic3"],
  to: {
    column: "SIC",
    name: "Business type",
    description: "What a business does",
    inputType: "sic",
    category: 16,
    priceElement: null,
  },
  values: { "0000": null, RESTAURANT: "5812" },
}

const businesses = { ...mapping, attributes: [...mapping.attributes.slice(0, 2), SIC] }

const business = (key: number, ...[sic1 = "", sic2 = "", sic3 = ""]: ReadonlyArray<string>): Cells => ({
  ...fit,
  id: String(key),
  street: `${key} Oak St`,
  sic1,
  sic2,
  sic3,
})

/** The industries of each record by its key, as codes. */
const industriesOf = (folder: string) =>
  Effect.promise(async () => {
    const texts = (await readColumns(folder)).find(({ encoding }) => encoding === "industries")?.texts ?? []
    const rows = await rowsOf(
      folder,
      "SELECT SIC, SIC2, SIC3 FROM people JOIN payload USING (ROW_ID) ORDER BY PERSON_KEY",
    )
    return rows.map((row) =>
      Object.values(row).map((code) => (code === 0 ? null : (texts[Number(code) - 1] ?? "none"))),
    )
  })

describe("Industries of a provider's file", () => {
  it.effect("are loaded with the primary one first, without gaps and none twice", () =>
    Effect.gen(function* () {
      const people = csvOf([
        business(1, "5812", "58120101", "7011"),
        business(2, "", "7011"),
        business(3, "7011", "", "5812"),
        business(4, "5812", "5812", "0111"),
        business(5),
        business(6, "0000", "RESTAURANT", "7011"),
        business(7, " 731101 "),
      ])
      const files = yield* provided({ "people.csv": people }, businesses)
      const { report } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      assert.strictEqual(report.refused, 0)
      assert.deepStrictEqual(yield* industriesOf(files.universe), [
        ["5812", "58120101", "7011"],
        ["7011", null, null],
        ["7011", "5812", null],
        ["5812", "0111", null],
        [null, null, null],
        ["5812", "7011", null],
        ["731101", null, null],
      ])
      const columns = yield* Effect.promise(() => readColumns(files.universe))
      assert.deepStrictEqual(columns.at(-1), {
        column: { ...SIC.to, inputType: "sic", min: null, max: null, values: [] },
        encoding: "industries",
        bits: 32,
        texts: ["0111", "5812", "58120101", "7011", "731101"],
      })
    }),
  )

  it.effect("are refused in whichever column one is no code of the classification or of an extension", () =>
    Effect.gen(function* () {
      const wrong: ReadonlyArray<readonly [place: number, code: string]> = [
        [0, "58"],
        [0, "581"],
        [1, "581201012"],
        [2, "58A2"],
        [1, "1812"],
        [2, "0000000"],
      ]
      const rows = wrong.map(([place, code], at) =>
        business(at + 2, ...["5812", "7011", "7911"].with(place, code)),
      )
      const files = yield* provided({ "people.csv": csvOf([business(1, "5812"), ...rows]) }, businesses)
      const { manifest } = yield* importUniverse({
        mapping: files.mapping,
        folder: files.universe,
        maxRefused: 99,
      })
      assert.strictEqual(manifest.records, 1)
      assert.deepStrictEqual(
        (yield* refusedRows(files.universe)).map((row) => row.replace(/^[^,]*people.csv,/, "")),
        wrong.map(
          ([place, code], at) =>
            `${at + 3},sic${place + 1},${code},IndustryUnreadable,is not a 4- to 8-digit industry code`,
        ),
      )
    }),
  )

  it.effect("stay with their records when others change, as if all were imported again", () =>
    Effect.gen(function* () {
      const all = [
        business(1, "5812", "7011"),
        business(2, "7011", "0111", "9999"),
        business(3),
        business(4, "2011"),
      ]
      const files = yield* provided({ "people.csv": csvOf(all) }, businesses)
      yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const changed = [business(2, "6021", "5812"), business(5, "0112")]
      yield* Effect.promise(() =>
        writeFile(
          join(files.folder, "changes.csv"),
          csvOf([...changed.map((cells) => ({ ...cells, op: "upsert" })), { ...business(4), op: "delete" }]),
        ),
      )
      const made = yield* buildDeltaUniverse({
        mapping: files.mapping,
        from: files.universe,
        changes: join(files.folder, "changes.csv"),
        folder: `${files.universe}-next`,
      })
      assert.deepStrictEqual(yield* industriesOf(`${files.universe}-next`), [
        ["5812", "7011", null],
        ["6021", "5812", null],
        [null, null, null],
        ["0112", null, null],
      ])
      const [first, , third] = all
      if (first === undefined || third === undefined) return assert.fail("four businesses")
      const whole = yield* provided({ "people.csv": csvOf([first, third, ...changed]) }, businesses)
      const again = yield* importUniverse({ mapping: whole.mapping, folder: whole.universe })
      assert.deepStrictEqual(made.manifest, again.manifest)
    }),
  )
})
