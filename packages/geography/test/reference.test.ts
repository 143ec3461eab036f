import { appendFile, readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { districtTable } from "../src/districts/districtTable.ts"
import { Geography } from "../src/lookup/Geography.ts"
import { metroTable } from "../src/metro/metroTable.ts"
import { storeReference } from "../src/reference/storeReference.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import { temporaryFolder } from "./temporary.ts"

const facts = (vintage: string): ReferenceFacts => ({
  source: "The provider",
  vintage,
  approximate: false,
  method: "As delivered.",
})
const metro = (code: string) => metroTable([{ code, name: `Area ${code}, IL`, counties: ["17031"] }])
const districts = districtTable({ zipsOfDistrict: new Map([["IL05", ["60614", "60618"]]]) })

const withFolder = <A, E>(folder: string, body: Effect.Effect<A, E, Geography>) =>
  body.pipe(Effect.provide(Geography.layerWith(folder)))

const file = Effect.fnUntraced(function* (folder: string, pattern: RegExp) {
  const names = yield* Effect.promise(() => readdir(folder))
  return join(folder, names.find((name) => pattern.test(name)) ?? "none")
})

const edited = (path: string, edit: (text: string) => string) =>
  Effect.promise(async () => writeFile(path, edit(await readFile(path, "utf8"))))

describe("A provider's reference data", () => {
  it.effect("win over the committed ones from the next start on, each table for itself", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      yield* storeReference(folder, "metro-areas", metro("12345"), facts("July 2028"))
      yield* withFolder(
        folder,
        Effect.gen(function* () {
          const { congress, delineation, districts: of, metroAreas } = yield* Geography
          assert.deepStrictEqual(metroAreas, [{ code: "12345", name: "Area 12345, IL", counties: ["17031"] }])
          assert.deepStrictEqual(delineation, facts("July 2028"))
          assert.strictEqual(congress.vintage, "119th Congress")
          assert.strictEqual(of("IL").length, 17)
        }),
      )
      yield* storeReference(folder, "districts", districts, facts("121st Congress"))
      yield* withFolder(
        folder,
        Effect.gen(function* () {
          const { congress, districts: of, districtsOfZip, metroAreas } = yield* Geography
          assert.strictEqual(congress.vintage, "121st Congress")
          assert.deepStrictEqual(of("IL"), ["IL05"])
          assert.deepStrictEqual([districtsOfZip("60618"), districtsOfZip("60601")], [["IL05"], []])
          assert.strictEqual(metroAreas.length, 1)
        }),
      )
    }).pipe(Effect.scoped),
  )

  it.effect("leave nothing of those they replace", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      yield* storeReference(folder, "metro-areas", metro("11111"), facts("first"))
      yield* storeReference(folder, "districts", districts, facts("other"))
      yield* storeReference(folder, "metro-areas", metro("22222"), facts("second"))
      const names = yield* Effect.promise(() => readdir(folder))
      assert.strictEqual(names.length, 4, names.join())
      yield* withFolder(
        folder,
        Effect.gen(function* () {
          const { delineation, metroAreas } = yield* Geography
          assert.deepStrictEqual([metroAreas[0]?.code, delineation.vintage], ["22222", "second"])
        }),
      )
    }).pipe(Effect.scoped),
  )

  it.effect("stop the start when they are damaged, with the file and what to do", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const start = Effect.flip(withFolder(folder, Effect.void))
      yield* storeReference(folder, "metro-areas", metro("11111"), facts("first"))
      const table = yield* file(folder, /^metro-areas-.*\.tsv$/)
      yield* Effect.promise(() => appendFile(table, "22222\tTwo\t17031\n"))
      assert.include((yield* start).message, `${table} is damaged: it isn't the file named in its .json`)
      yield* edited(join(folder, "metro-areas.json"), (text) =>
        text.replace('"vintage": "first"', '"vintage": ""'),
      )
      assert.include((yield* start).message, "metro-areas.json is damaged")
    }).pipe(Effect.scoped),
  )

  it.effect("stop the start when a row is none, with its line", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const start = Effect.flip(withFolder(folder, Effect.void))
      yield* storeReference(folder, "metro-areas", `${metro("11111")}2222\tTwo\t17031\n`, facts("first"))
      assert.include((yield* start).message, "line 3 must be a 5-digit metro area code")
      yield* storeReference(folder, "metro-areas", metro("11111"), facts("first"))
      yield* storeReference(folder, "districts", "district\tzips\nIL5\t60614\n", facts("first"))
      assert.include((yield* start).message, "line 2 must be a district like IL05")
      yield* storeReference(folder, "districts", "zip\tdistrict\nIL05\t60614\n", facts("first"))
      assert.include((yield* start).message, "line 1 must be the columns district, zips")
    }).pipe(Effect.scoped),
  )

  it.effect("cannot be kept where there is no folder to write to", () =>
    Effect.gen(function* () {
      const folder = join(yield* temporaryFolder, "a-file")
      yield* Effect.promise(() => writeFile(folder, ""))
      const failure = yield* Effect.flip(storeReference(folder, "districts", districts, facts("first")))
      assert.include(failure.message, `${folder} cannot be written`)
    }).pipe(Effect.scoped),
  )
})
