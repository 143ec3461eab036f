/** Sets up an empty database in memory and packs its files, for every first start to unpack. */
import { mkdir, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { EMPTY_DATABASE } from "./src/storage/emptyDatabase.ts"

const database = await PGlite.create()
const packed = await database.dumpDataDir("none")
await database.close()

await mkdir(dirname(EMPTY_DATABASE), { recursive: true })
const unfinished = `${EMPTY_DATABASE}.${process.pid}`
await writeFile(unfinished, new Uint8Array(await packed.arrayBuffer()))
await rename(unfinished, EMPTY_DATABASE)
