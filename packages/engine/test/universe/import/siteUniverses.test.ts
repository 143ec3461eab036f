import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { universes } from "../../../src/commands/siteCommands.ts"
import { manifestSnapshot } from "../../../src/format/manifestSnapshot.ts"
import { MANIFEST_FILE, readManifest } from "../../../src/format/readManifest.ts"
import { removeOlderUniverses } from "../../../src/switching/removeOlderUniverses.ts"
import { siteUniversesFolder } from "../../../src/switching/UniversesFolder.ts"
import { temporaryFolder } from "./providerFiles.ts"

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../../fixtures/import/${name}example.json`, import.meta.url))

describe("The universes of a site", () => {
  it.effect("are loaded next to one another, and those that are made up are named", () =>
    Effect.gen(function* () {
      const dataFolder = join(yield* temporaryFolder, "data")
      const load = (name: string) =>
        Effect.promise(() => universes.import({ dataFolder, mapping: example(name) }))
      const people = yield* load("")
      assert.deepStrictEqual([people.name, people.universe, people.isSynthetic], ["10-1", "consumer", false])
      const manifest = yield* readManifest(people.folder)
      if (manifest === null) return assert.fail("the universe is finished")
      const madeUp = { ...manifest, seed: 7 }
      yield* Effect.promise(() =>
        writeFile(
          join(people.folder, MANIFEST_FILE),
          JSON.stringify({ ...madeUp, snapshot: manifestSnapshot(madeUp) }),
        ),
      )
      const businesses = yield* load("business/")
      assert.deepStrictEqual([businesses.name, businesses.universe], ["20-1", "business"])
      assert.deepStrictEqual(
        businesses.synthetic.map(({ isSynthetic, name, universe }) => [name, universe, isSynthetic]),
        [["10-1", "consumer", true]],
      )
      const again = yield* load("")
      assert.deepStrictEqual([again.name, again.synthetic], ["10-2", []])
    }),
  )

  it.effect("leave with their refused rows", () =>
    Effect.gen(function* () {
      const data = yield* temporaryFolder
      const folder = join(data, "universes")
      yield* Effect.promise(async () => {
        for (const name of ["10-1", "10-2", "10-3", "20-1"]) {
          await mkdir(join(folder, name), { recursive: true })
          await writeFile(join(folder, name, "manifest.json"), "{}")
          for (const end of ["refused.csv", "corrections-1.csv", "corrections-2.csv"])
            await writeFile(join(folder, `${name}.${end}`), "")
        }
      })
      const removed = yield* Effect.promise(() =>
        removeOlderUniverses(siteUniversesFolder(data, "consumer"), "10-3"),
      )
      assert.deepStrictEqual(removed, ["10-1"])
      const left = yield* Effect.promise(() => readdir(folder))
      assert.deepStrictEqual(
        left.filter((name) => name.startsWith("10-1")),
        [],
      )
      assert.strictEqual(left.length, 12)
    }),
  )
})
