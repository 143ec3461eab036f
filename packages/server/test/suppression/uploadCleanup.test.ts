import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { UNIVERSES } from "@listwright/domain/catalog"
import { Clock, Duration, Effect, Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SqlClient } from "effect/sql/SqlClient"
import { TestClock } from "effect/testing"
import { afterAll } from "vitest"
import { Engines } from "../../../engine/src/supervisor/Engines.ts"
import type { UniverseEngine } from "../../../engine/src/supervisor/UniverseEngine.ts"
import { layerLocationFilesSql } from "../../src/locations/LocationFilesSql.ts"
import { SiteLease } from "../../src/storage/SiteLease.ts"
import { DoNotSell } from "../../src/suppression/do-not-sell/DoNotSell.ts"
import { layerUploadCleanup, removeOldUploads } from "../../src/suppression/layerUploadCleanup.ts"
import { FileReaders } from "../../src/suppression/reading/FileReaders.ts"
import { SuppressionFiles } from "../../src/suppression/SuppressionFiles.ts"
import { layerSuppressionFilesSql } from "../../src/suppression/SuppressionFilesSql.ts"
import { SuppressionFolders } from "../../src/suppression/SuppressionFolders.ts"
import { layerCrypto, newUser, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { CHICAGO } from "./world.ts"

const unused: UniverseEngine = {
  row: UNIVERSES.consumer,
  universe: Effect.die("unused"),
  pid: Effect.die("unused"),
  ask: () => Effect.die("unused"),
}

const lease = (isHeld: boolean) => ({ isHeld: Effect.succeed(isHeld) })

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const uploads = join(folder, "uploads")
  const files = layerSuppressionFilesSql.pipe(
    Layer.provideMerge(layerLocationFilesSql(join(folder, "locations"))),
    Layer.provideMerge(
      Layer.mergeAll(
        FileReaders.layer,
        // No file is matched here.
        Layer.succeed(Engines, {
          all: [unused],
          of: () => Effect.succeed(unused),
          beforeSwitch: () => Effect.void,
        }),
        Layer.mock(DoNotSell, {}),
        Digest.layerWebCrypto,
        layerCrypto,
        Layer.succeed(SiteLease, lease(true)),
        Layer.succeed(SuppressionFolders, {
          deliveries: join(folder, "deliveries"),
          suppressions: join(folder, "suppressions"),
          uploads,
          zone: CHICAGO,
        }),
        database.layer,
      ),
    ),
  )

  const sent = Effect.gen(function* () {
    const path = join(folder, "customers.csv")
    yield* Effect.sync(() => writeFileSync(path, "Address,Zip\n12 Main St,60614\n"))
    return yield* (yield* SuppressionFiles).keep(yield* newUser(), { name: "customers.csv", path })
  })
  const kept = Effect.gen(function* () {
    const rows = yield* (yield* SqlClient)`SELECT id FROM uploads`
    return { rows: rows.length, files: readdirSync(uploads).length }
  })
  const NONE = { rows: 0, files: 0 }
  const ONE = { rows: 1, files: 1 }

  layer(files, { timeout: "90 seconds" })(`Uploaded files on ${database.name}`, (it) => {
    it.effect("are removed 30 days after they were sent, though nobody sends another one", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(Date.UTC(2026, 10, 1))
        yield* sent
        yield* TestClock.adjust("30 days")
        yield* removeOldUploads
        assert.deepStrictEqual(yield* kept, ONE)
        yield* TestClock.adjust("1 second")
        yield* Effect.provideService(removeOldUploads, SiteLease, lease(false))
        assert.deepStrictEqual(yield* kept, ONE, "by a server that has lost the site")
        yield* removeOldUploads
        assert.deepStrictEqual(yield* kept, NONE)
      }),
    )

    it.effect("are looked at every hour while the server runs", () =>
      Effect.gen(function* () {
        const start = Date.UTC(2026, 10, 1)
        yield* TestClock.setTime(start)
        yield* sent
        let lookedAt = 0
        const watched = Layer.effect(
          SuppressionFiles,
          Effect.map(SuppressionFiles, (real) => ({
            ...real,
            removeOld: Effect.gen(function* () {
              const now = yield* Clock.currentTimeMillis
              yield* real.removeOld
              lookedAt = now
            }),
          })),
        )
        const lookAfter = (time: number) =>
          Effect.promise(async () => {
            while (lookedAt < time) await new Promise((resolve) => setImmediate(resolve))
          })
        yield* Layer.build(Layer.provide(layerUploadCleanup, watched))
        yield* lookAfter(start)
        assert.deepStrictEqual(yield* kept, ONE)
        yield* TestClock.adjust("30 days")
        yield* TestClock.adjust("2 hours")
        yield* lookAfter(start + Duration.toMillis("30 days") + 1)
        assert.deepStrictEqual(yield* kept, NONE)
      }),
    )
  })
}
