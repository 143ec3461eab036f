import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CountReceipt, ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Deliveries } from "@listwright/engine/counts"
import { Context, Effect, Layer } from "effect"

/**
 * The maximum number of records in a list whose changes are tracked by record, at eight bytes each per watcher; larger
 * lists' changes are reported by area.
 */
export const MAX_TRACKED_RECORDS = 100_000

/** A placeholder for the record key, since record ids aren't used here. */
const NO_RECORD_KEY = "0".repeat(64)

/** A count of a list, which the list's records must match. */
type CountOfPeople = Pick<CountReceipt, "areas" | "snapshot" | "total">

/** Looks up the records in a watched list. */
export class WatchedRecords extends Context.Service<
  WatchedRecords,
  {
    /**
     * Returns the person keys of a list that was just counted, ascending, 8 bytes each, big-endian; null if there are
     * more than `MAX_TRACKED_RECORDS`, or the list's records have changed since.
     */
    readonly keys: (
      definition: CanonicalDefinition,
      owner: ListOwner,
      counted: CountOfPeople,
    ) => Effect.Effect<Uint8Array | null>
  }
>()("@listwright/server/watching/WatchedPeople") {}

const temporaryFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "listwright-watched-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
)

/**
 * Gets the person keys from the engine, which writes the list; the list itself is discarded, and only its key file is
 * read.
 */
export const layerWatchedRecords = Layer.effect(
  WatchedRecords,
  Effect.gen(function* () {
    const deliveries = yield* Deliveries
    return WatchedRecords.of({
      keys: Effect.fn("WatchedPeople.keys")(
        function* (definition, owner, { areas, snapshot, total }) {
          if (total > MAX_TRACKED_RECORDS) return null
          if (total === 0) return new Uint8Array()
          const folder = yield* temporaryFolder
          const written = yield* deliveries.select({
            definition,
            owner,
            quantities: areas.map(({ available, key }) => ({ key, quantity: available })),
            columns: [],
            recordKey: NO_RECORD_KEY,
            deliveryFolder: join(folder, "list"),
          })
          if (written.snapshot !== snapshot || written.records !== total) return null
          return new Uint8Array(yield* Effect.promise(() => readFile(written.keysPath)))
        },
        Effect.scoped,
        Effect.catch(() => Effect.succeed(null)),
      ),
    })
  }),
)
