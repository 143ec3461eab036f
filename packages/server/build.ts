/** Sets up an embedded database, migrates it, and packs its files, for every first start to unpack. */
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { Effect } from "effect"
import { migrate } from "./src/start/migrations.ts"
import { NEW_DATABASE_PATH } from "./src/storage/readNewDatabase.ts"
import { SHARED_BUFFERS, layerPglite } from "./src/storage/PgliteStorage.ts"

/** The write-ahead log in files of 1 MB, not 16: every site keeps one of them at least. */
const INITIAL = ["--wal-segsize=1", "-c", `shared_buffers=${SHARED_BUFFERS}`]

/** The models of other databases, each as large as the one that a site uses. An embedded database never makes another. */
const MODELS = ["template0", "template1"]

/** Keeps no more of that log than it needs. */
const SMALL_LOG = [...PGlite.defaultStartParams, "-c", "min_wal_size=2MB", "-c", "max_wal_size=2MB"]

const folder = await mkdtemp(join(tmpdir(), "listwright-new-"))
try {
  const initial = await PGlite.create({ dataDir: folder, initDbStartParams: INITIAL })
  await initial.exec("UPDATE pg_database SET datistemplate = false")
  for (const model of MODELS) await initial.exec(`DROP DATABASE ${model}`)
  await initial.close()

  await Effect.runPromise(Effect.scoped(Effect.provide(migrate, layerPglite(folder))))

  const migrated = await PGlite.create({ dataDir: folder, startParams: SMALL_LOG })
  await migrated.exec("VACUUM (FULL, FREEZE, ANALYZE)")
  // The second checkpoint deletes what the first one needed.
  await migrated.exec("CHECKPOINT; SELECT pg_switch_wal(); CHECKPOINT")
  const packed = await migrated.dumpDataDir("none")
  await migrated.close()

  await mkdir(dirname(NEW_DATABASE_PATH), { recursive: true })
  const unfinished = `${NEW_DATABASE_PATH}.${process.pid}`
  await writeFile(unfinished, new Uint8Array(await packed.arrayBuffer()))
  await rename(unfinished, NEW_DATABASE_PATH)
} finally {
  await rm(folder, { recursive: true, force: true })
}
