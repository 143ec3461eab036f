import { randomUUID } from "node:crypto"
import { rm, statfs, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Unhealthy, type UnhealthyPart } from "@listwright/adapters"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../../../configuration/Site.ts"
import { ServedUniverse } from "../../../site/ServedUniverse.ts"
import { DoNotSell } from "../../../suppression/do-not-sell/DoNotSell.ts"
import { SuppressionFolders } from "../../../suppression/SuppressionFolders.ts"

/** The time within which each component must respond; monitors poll every few seconds. */
const PATIENCE = "2 seconds"

/** The minimum free space: enough for a list or two, plus the database's writes in the meantime. */
const MIN_FREE_BYTES = 16_000_000
const PROBE_BYTES = 4_096

const part = (name: UnhealthyPart["part"], message: string): UnhealthyPart => ({ part: name, message })

const DATABASE = part("database", "The database isn't responding.")
const DO_NOT_SELL = part(
  "doNotSell",
  "The do-not-sell list can't be read, so nothing is being counted or delivered. See the server's log for the reason.",
)
const DISK = part("disk", "The data folder's disk is full or can't be written to.")

/**
 * Runs a component's check; returns the component if the check fails, without the reason: guests can read the result,
 * so reasons are only logged.
 */
const unwellWhere =
  (unwell: UnhealthyPart) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<ReadonlyArray<UnhealthyPart>, never, R> =>
    work.pipe(
      Effect.timeout(PATIENCE),
      Effect.as([]),
      Effect.catchCause(() => Effect.succeed([unwell])),
    )

const database = Effect.flatMap(SqlClient, (sql) => sql`SELECT 1`).pipe(unwellWhere(DATABASE))

/**
 * Reads the keys of the people on the do-not-sell list in the first source's records, as that source's next count does.
 */
const doNotSell = Effect.gen(function* () {
  const [first] = (yield* Site).sources
  if (first !== undefined) yield* (yield* DoNotSell).keys(first)
}).pipe(unwellWhere(DO_NOT_SELL))

const disk = Effect.gen(function* () {
  const folder = dirname((yield* SuppressionFolders).deliveries)
  yield* Effect.tryPromise(async () => {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error("too little is free")
    const probe = join(folder, `health-${randomUUID()}`)
    try {
      await writeFile(probe, new Uint8Array(PROBE_BYTES))
    } finally {
      await rm(probe, { force: true })
    }
  })
}).pipe(unwellWhere(DISK))

const counting = Effect.flatMap(ServedUniverse, ({ answering }) => answering).pipe(
  Effect.map((snapshot) => ({ snapshot, unwell: [] as ReadonlyArray<UnhealthyPart> })),
  Effect.catchTag("CountUnavailable", ({ reason }) =>
    Effect.succeed({ snapshot: null, unwell: [part("counting", reason)] }),
  ),
)

/**
 * Returns the snapshot being counted if everything that an order needs works: the database, engine, do-not-sell list,
 * and disk. Fails with all components that don't work. The result reveals no secrets.
 */
export const checkSiteHealth = Effect.gen(function* () {
  const [stored, counted, written] = yield* Effect.all([database, counting, disk], {
    concurrency: "unbounded",
  })
  const { snapshot } = counted
  // The list is in the database, and the engine looks for its people: where these are away, they are why.
  const listed = stored.length + counted.unwell.length === 0 ? yield* doNotSell : []
  const problems = [...stored, ...counted.unwell, ...listed, ...written]
  if (problems.length > 0 || snapshot === null)
    return yield* new Unhealthy({
      ok: false,
      message: problems.map(({ message }) => message).join(" "),
      problems,
    })
  return { ok: true, snapshot }
}).pipe(Effect.withSpan("checkSiteHealth"))
