import { randomUUID } from "node:crypto"
import { hostname } from "node:os"
import { Context, Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SiteServedElsewhere } from "./StorageErrors.ts"

/** A server that has not been seen for so long is gone. */
const LEASE_SECONDS = 15
const SEEN_EVERY = Schedule.spaced("3 seconds")

/**
 * Says that this server, and no other, serves the site. A second one over the same database would settle payments by the
 * books of another data folder, and deliver lists that the first cannot find.
 */
export class SiteLease extends Context.Service<
  SiteLease,
  {
    /** Becomes false when another server took the site over, which happens to one that stood still for long. */
    readonly isHeld: Effect.Effect<boolean>
  }
>()("@listwright/server/storage/SiteLease") {}

/** An embedded database belongs to the process that holds the lock of its folder. */
export const layerEmbeddedLease = Layer.succeed(SiteLease, { isHeld: Effect.succeed(true) })

const decodeHolder = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ place: Schema.NullOr(Schema.String), server: Schema.NullOr(Schema.String) })),
)

/**
 * Takes the site for this server and keeps it while the scope is open. `folder` is the data folder, whose lock this
 * process holds: what served from the same place before has ended, however it ended.
 */
export const layerSharedLease = (folder: string) =>
  Layer.effect(
    SiteLease,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const server = randomUUID()
      const place = `${hostname()}:${folder}`
      const taken =
        yield* Effect.orDie(sql`UPDATE site SET server = ${server}, server_place = ${place}, seen_at = now()
        WHERE server IS NULL OR server_place = ${place} OR seen_at < now() - make_interval(secs => ${LEASE_SECONDS})
        RETURNING server`)
      const holder = Effect.map(
        sql`SELECT server_place AS place, server FROM site`,
        (rows) => decodeHolder(rows)[0],
      )
      if (taken.length === 0) {
        const other = yield* Effect.orDie(holder)
        return yield* new SiteServedElsewhere({ place: other?.place ?? "", seconds: LEASE_SECONDS })
      }
      yield* Effect.addFinalizer(() =>
        Effect.ignore(sql`UPDATE site SET server = NULL WHERE server = ${server}`),
      )
      yield* sql`UPDATE site SET seen_at = now() WHERE server = ${server} RETURNING server`.pipe(
        Effect.filterOrElse(
          ({ length }) => length > 0,
          () =>
            Effect.logError(
              `Another server has taken over this site. Stop this one: it no longer places orders.`,
            ),
        ),
        Effect.catchCause(() => Effect.void),
        Effect.repeat(SEEN_EVERY),
        Effect.forkScoped,
      )
      return { isHeld: Effect.orDie(Effect.map(holder, (now) => now?.server === server)) }
    }),
  )
