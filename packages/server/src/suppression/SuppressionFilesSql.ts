import { randomUUID } from "node:crypto"
import { copyFile, rm, stat } from "node:fs/promises"
import { basename, join } from "node:path"
import type { User } from "@listwright/domain/account"
import { UPLOAD_RETENTION_DAYS } from "@listwright/domain/order"
import { NotFound, formatWholeNumber } from "@listwright/domain/shared"
import { offeredSuppressions } from "@listwright/domain/suppression"
import { Clock, Duration, Effect, Layer, Schema, Scope } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Engines } from "@listwright/engine/counts"
import type { DoNotSell } from "./do-not-sell/DoNotSell.ts"
import { MAX_FILE_BYTES } from "./fileLimits.ts"
import { loadEmbeddedFiles, matchEmbeddedFile } from "./loadEmbeddedFiles.ts"
import { storeMatchedUpload, loadUpload } from "./loadUpload.ts"
import { FileReaders } from "./reading/FileReaders.ts"
import { FileRefused, SuppressionFiles } from "./SuppressionFiles.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"
import { prepareFolders } from "./prepareFolders.ts"

/** The number of rows shown to help users choose columns. */
const SHOWN_ROWS = 20
/** The retention period of a file in its original form. */
const KEPT = Duration.days(UPLOAD_RETENTION_DAYS)
const LONGEST_NAME = 200

const Upload = Schema.Struct({ id: Schema.String, name: Schema.String, path: Schema.String })
const decodeUploads = Schema.decodeUnknownSync(Schema.Array(Upload))
const decodePaths = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ path: Schema.String })))

/** The uploaded files, stored in the site's folders and in SQL. */
export const layerSuppressionFilesSql: Layer.Layer<
  SuppressionFiles,
  never,
  SqlClient | SuppressionFolders | Engines | FileReaders | DoNotSell
> = Layer.effect(
  SuppressionFiles,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const { uploads } = yield* SuppressionFolders
    const readers = yield* FileReaders
    const services = yield* Effect.context<
      SqlClient | SuppressionFolders | Engines | FileReaders | DoNotSell
    >()

    const removeOld = Effect.gen(function* () {
      const before = new Date((yield* Clock.currentTimeMillis) - Duration.toMillis(KEPT))
      const gone = decodePaths(yield* sql`DELETE FROM uploads WHERE uploaded_at < ${before} RETURNING path`)
      yield* Effect.promise(() =>
        Promise.all(gone.map(({ path }) => rm(join(uploads, path), { force: true }))),
      )
    }).pipe(Effect.orDie, Effect.withSpan("SuppressionFiles.removeOld"))

    const keep: SuppressionFiles["Service"]["keep"] = Effect.fn("SuppressionFiles.keep")(
      function* (user, file) {
        const { size } = yield* Effect.promise(() => stat(file.path))
        if (size > MAX_FILE_BYTES)
          return yield* new FileRefused({
            reason: `The file is ${formatWholeNumber(size)} bytes, but the limit is ${formatWholeNumber(MAX_FILE_BYTES)}. Please split it into several files.`,
          })
        // An unreadable file is reported at once, not when it is loaded.
        yield* readers.read(user.id, { kind: "head", path: file.path, rows: 0 })
        const id = randomUUID()
        const kept = join(uploads, id)
        const now = yield* Clock.currentTimeMillis
        yield* Effect.gen(function* () {
          yield* Effect.promise(() => copyFile(file.path, kept))
          yield* sql`INSERT INTO uploads ${sql.insert({
            id,
            user_id: user.id,
            name: basename(file.name).slice(0, LONGEST_NAME) || "file",
            path: id,
            bytes: size,
            uploaded_at: new Date(now),
          })}`
          yield* removeOld
        }).pipe(
          Effect.orDie,
          Effect.onError(() => Effect.promise(() => rm(kept, { force: true }))),
        )
        return id
      },
    )

    const uploadOf = Effect.fnUntraced(function* (user: User, id: string) {
      const rows = decodeUploads(
        yield* Effect.orDie(
          sql`SELECT id, name, path FROM uploads WHERE id = ${id} AND user_id = ${user.id}`,
        ),
      )
      return rows[0] ?? (yield* new NotFound({ what: "file" }))
    })

    const head: SuppressionFiles["Service"]["head"] = Effect.fn("SuppressionFiles.head")(
      function* (user, id) {
        const { path } = yield* uploadOf(user, id)
        return yield* readers.read(user.id, { kind: "head", path: join(uploads, path), rows: SHOWN_ROWS })
      },
    )

    const sheet: SuppressionFiles["Service"]["sheet"] = Effect.fn("SuppressionFiles.sheet")(
      function* (user, id, most) {
        const { name, path } = yield* uploadOf(user, id)
        return { name, ...(yield* readers.read(user.id, { kind: "sheet", path: join(uploads, path), most })) }
      },
    )

    const load: SuppressionFiles["Service"]["load"] = Effect.fn("SuppressionFiles.load")(function* (
      user,
      id,
      listType,
      keys,
      accountId = user.accountId,
    ) {
      if (!offeredSuppressions(listType).includes("files") || !user.sources.includes(listType))
        return yield* new FileRefused({ reason: "This data source doesn't support suppression files." })
      const { name, path } = yield* uploadOf(user, id)
      const request = { user, accountId, listType, name, path: join(uploads, path), keys }
      return yield* Effect.provideContext(loadUpload(request), services)
    })
    yield* prepareFolders
    return SuppressionFiles.of({
      keep,
      removeOld,
      head,
      sheet,
      load,
      embed: (owner, ids) => Effect.provideContext(loadEmbeddedFiles(owner, ids), services),
      // What was captured with the services is the scope of the site: the keys belong to that of the caller.
      match: (user, { accountId, listType }, file) =>
        Effect.flatMap(Effect.scope, (scope) =>
          matchEmbeddedFile(user, accountId, listType, file).pipe(
            Scope.provide(scope),
            Effect.provideContext(services),
          ),
        ),
      keepMatched: (matched) => Effect.provideContext(storeMatchedUpload(matched), services),
    })
  }),
)
