import { randomUUID } from "node:crypto"
import { hostname } from "node:os"
import { Context, Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SiteServedElsewhere } from "./StorageErrors.ts"

/** The number of seconds after which an unresponsive server is considered gone. */
const LEASE_SECONDS = 15
const SEEN_EVERY = Schedule.spaced("3 seconds")

/**
 * The lease that makes this the site's only server. A second server on the same database would settle payments against
 * another data folder's ledger, and deliver lists that the first can't find.
 */
export class SiteLease extends Context.Service<
  SiteLease,
  {
    /**
     * False once another server has taken over the site, which happens if this server was suspended for a long time.
     */
    readonly isHeld: Effect.Effect<boolean>
  }
>()("@listwright/server/storage/SiteLease") {}

/** The lease of an embedded database, which belongs to the process that locked its folder. */
export const layerEmbeddedLease = Layer.succeed(SiteLease, { isHeld: Effect.succeed(true) })

const decodeHolder = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ place: Schema.NullOr(Schema.String), server: Schema.NullOr(Schema.String) })),
)

/**
 * Acquires the site's lease for this server, and holds it while the scope is open. `folder` is the data folder, locked
 * by this process, so an earlier server in the same place must have ended.
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
              `Another server has taken over this site. Stop this one, because it no longer places orders.`,
            ),
        ),
        Effect.catchCause(() => Effect.void),
        Effect.repeat(SEEN_EVERY),
        Effect.forkScoped,
      )
      return { isHeld: Effect.orDie(Effect.map(holder, (now) => now?.server === server)) }
    }),
  )
