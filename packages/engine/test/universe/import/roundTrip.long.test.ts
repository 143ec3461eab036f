import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { readColumns } from "../../../src/format/columns/columnsFile.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { addIndustries } from "../../conformance/addIndustries.ts"
import { rowsOf, SmallUniverse } from "../smallUniverse.ts"
import { exported } from "./exported.ts"

const bytesOf = (folder: string, path: string) => Effect.promise(() => readFile(join(folder, path)))

layer(SmallUniverse.layer, { timeout: "60 seconds", excludeTestServices: true })(
  "A universe that is written as CSV and imported",
  (it) => {
    it.effect("has the same people in the same places with the same bits", () =>
      Effect.gen(function* () {
        const { folder, manifest: made } = yield* SmallUniverse
        const before = { folder, manifest: yield* Effect.promise(() => addIndustries(folder, made)) }
        const files = yield* exported(before.folder)
        const { manifest, report } = yield* importUniverse({
          mapping: files.mapping,
          folder: files.universe,
          maxRefused: 0,
        })
        assert.strictEqual(report.refused, 0)
        const { households, records, vectors } = before.manifest
        assert.deepStrictEqual(
          [manifest.households, manifest.records, manifest.vectors],
          [households, records, vectors],
        )
        assert.strictEqual(manifest.people.length, before.manifest.people.length)

        const same = [
          "places/keys",
          "places/routes",
          "places/zip4s",
          "places/points",
          "places/zips",
          "places/strays",
        ]
        const bits = before.manifest.bits.filter(({ name }) => name !== "LASTNAME").map(({ path }) => path)
        assert.includeMembers(bits, ["bits/SIC.bits", "bits/SIC2.bits", "bits/SIC3.bits"])
        assert.isAtLeast(bits.length, 40)
        for (const path of [...same, ...bits]) {
          const [old, made] = [yield* bytesOf(before.folder, path), yield* bytesOf(files.universe, path)]
          assert.isTrue(old.equals(made), path)
        }
        // An imported catalog omits texts that aren't used by any record, so the names have other codes.
        const lastNames = (folder: string) =>
          Effect.promise(async () => {
            const texts =
              (await readColumns(folder)).find(({ encoding }) => encoding === "names")?.texts ?? []
            const rows = await rowsOf(folder, "SELECT LASTNAME AS code FROM people ORDER BY ROW_ID")
            return rows.map(({ code }) => texts[Number(code) - 1])
          })
        assert.deepStrictEqual(yield* lastNames(files.universe), yield* lastNames(before.folder))

        const everything = (folder: string) =>
          Effect.promise(() =>
            rowsOf(
              folder,
              `SELECT people.* EXCLUDE (LASTNAME), PERSON_KEY, FIRST_NAME, LAST_NAME, ADDRESS, CITY, STATE, PHONE_NUMBER,
                 DELIVERY_SCORE, WALK_SEQUENCE
               FROM people JOIN payload USING (ROW_ID) ORDER BY ROW_ID`,
            ),
          )
        assert.deepStrictEqual(yield* everything(files.universe), yield* everything(before.folder))
      }),
    )
  },
)
