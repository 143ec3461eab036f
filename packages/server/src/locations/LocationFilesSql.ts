import { mkdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { ListOwner } from "@listwright/domain/counting"
import {
  canonicalLocations,
  LocationFileHash,
  locationFileHash,
  locationsJson,
  EncodedLocations,
} from "@listwright/domain/definition"
import { UPLOAD_RETENTION_DAYS } from "@listwright/domain/order"
import type { EmbeddedLocationFile } from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import { writeFileAtomically } from "@listwright/engine/files"
import { Clock, Duration, Effect, Layer, Schema } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SqlClient } from "effect/sql/SqlClient"
import { reachCondition } from "../storage/reachCondition.ts"
import { type LocationFileOwner, LocationFiles, type StoredLocationFile } from "./LocationFiles.ts"
import { partitionFilesByUse } from "./partitionFilesByUse.ts"

/** The retention period of an unreferenced file, the same as that of the upload it came from. */
const KEPT = Duration.days(UPLOAD_RETENTION_DAYS)

const decodeFiles = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ file: LocationFileHash, locations: Schema.Int })),
)
const decodeContents = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ file: LocationFileHash, content: Schema.fromJsonString(EncodedLocations) })),
)
const decodeTexts = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ content: Schema.String })))

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Stores location files in SQL. The engine reads them from `folder`, where each file is written on first use and
 * rewritten if missing.
 */
export const layerLocationFilesSql = (
  folder: string,
): Layer.Layer<LocationFiles, never, SqlClient | Digest.Digest> =>
  Layer.effect(
    LocationFiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const digest = yield* Digest.Digest
      yield* Effect.promise(() => mkdir(folder, { recursive: true, mode: 0o700 }))

      const sweep = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const before = new Date(now - Duration.toMillis(KEPT))
        const { named, unnamed } = yield* partitionFilesByUse(before)
        if (named.length > 0)
          yield* sql`UPDATE location_files SET kept_at = ${new Date(now)} WHERE ${sql.in("file", named)}`
        if (unnamed.length === 0) return
        // One that was uploaded again meanwhile stays.
        const gone = decodeFiles(
          yield* sql`DELETE FROM location_files WHERE ${sql.in("file", unnamed)} AND kept_at < ${before}
            RETURNING file, locations`,
        )
        yield* Effect.promise(() =>
          Promise.all(gone.map(({ file }) => rm(join(folder, file), { force: true }))),
        )
      }).pipe(Effect.provideService(SqlClient, sql), Effect.orDie, Effect.withSpan("LocationFiles.sweep"))

      const share = Effect.fn("LocationFiles.share")(function* (
        { accountId, userId }: LocationFileOwner,
        files: ReadonlyArray<LocationFileHash>,
      ) {
        for (const file of new Set(files))
          yield* sql`INSERT INTO location_file_owners ${sql.insert({
            file,
            user_id: userId,
            account_id: accountId,
          })} ON CONFLICT DO NOTHING`
      }, Effect.orDie)

      const keep: LocationFiles["Service"]["keep"] = Effect.fn("LocationFiles.keep")(
        function* (owner, rows) {
          const canonical = canonicalLocations(rows)
          const file = yield* locationFileHash(rows).pipe(Effect.provideService(Digest.Digest, digest))
          const kept_at = new Date(yield* Clock.currentTimeMillis)
          yield* sql`INSERT INTO location_files ${sql.insert({
            file,
            locations: canonical.length,
            content: locationsJson(canonical),
            kept_at,
          })} ON CONFLICT (file) DO UPDATE SET kept_at = excluded.kept_at`
          yield* share(owner, [file])
          return { file, locations: canonical.length }
        },
        (kept) => sql.withTransaction(kept).pipe(Effect.orDie, Effect.tap(sweep)),
      )

      const ofReach = (reach: ListOwner["reach"], files: ReadonlyArray<LocationFileHash>) =>
        reach === null
          ? sql`${sql.in("f.file", files)}`
          : sql`${sql.in("f.file", files)} AND EXISTS (SELECT 1 FROM location_file_owners o
              WHERE o.file = f.file AND ${reachCondition(sql, reach)})`

      const reached: LocationFiles["Service"]["reached"] = Effect.fn("LocationFiles.reached")(function* (
        reach,
        files,
      ) {
        if (files.length === 0) return []
        const found = decodeFiles(
          yield* sql`SELECT f.file, f.locations FROM location_files f WHERE ${ofReach(reach, files)} ORDER BY f.file`,
        )
        return yield* Effect.forEach(found, (one) => written(one))
      }, Effect.orDie)

      const written = Effect.fnUntraced(function* (one: Omit<StoredLocationFile, "path">) {
        const path = join(folder, one.file)
        if (!(yield* Effect.promise(() => isThere(path)))) {
          const texts = decodeTexts(yield* sql`SELECT content FROM location_files WHERE file = ${one.file}`)
          for (const { content } of texts)
            yield* Effect.promise(() => writeFileAtomically(path, content, 0o600))
        }
        return { ...one, path } satisfies StoredLocationFile
      })

      const embed: LocationFiles["Service"]["embed"] = Effect.fn("LocationFiles.embed")(
        function* (reach, files) {
          if (files.length === 0) return []
          const found = decodeContents(
            yield* Effect.orDie(
              sql`SELECT f.file, f.content FROM location_files f WHERE ${ofReach(reach, files)} ORDER BY f.file`,
            ),
          )
          if (found.length < files.length) return yield* new NotFound({ what: "file of locations" })
          return found.map(({ content, file }): EmbeddedLocationFile => ({ file, locations: content }))
        },
      )

      yield* sweep
      return LocationFiles.of({ keep, share, reached, embed, sweep })
    }),
  )
