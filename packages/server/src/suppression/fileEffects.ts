import {
  checkKeyColumns,
  checkPersonKeyColumn,
  type KeyColumns,
  keyColumnsText,
  type PersonKeyColumn,
} from "@listwright/domain"
import { Effect, Result } from "effect"
import type { Identity } from "../engine/matching/Identity.ts"
import { FileUnreadable, type FileRows } from "./rows/FileRow.ts"
import { fileRows } from "./rows/fileRows.ts"
import { readIdentities, type ReadRows } from "./rows/readIdentities.ts"
import { FileRefused } from "./SuppressionFiles.ts"

/** Work on a file: what people can mend is refused, everything else is a fault of ours. */
const onFile = <A>(work: () => Promise<A>): Effect.Effect<A, FileRefused> =>
  Effect.tryPromise({ try: work, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      cause instanceof FileUnreadable
        ? Effect.fail(new FileRefused({ reason: cause.reason }))
        : Effect.die(cause),
    ),
  )

/** The rows of a file, given up when the work is done. */
export const withRows = <A>(
  path: string,
  work: (rows: FileRows) => Promise<A>,
): Effect.Effect<A, FileRefused> =>
  onFile(async () => {
    const rows = await fileRows(path)
    try {
      return await work(rows)
    } finally {
      await rows.close()
    }
  })

/** Reads whom the rows of a file name by the chosen columns; refused where the file has not got them. */
export const identitiesOf = Effect.fn("identitiesOf")(function* (
  path: string,
  chosen: (columns: ReadonlyArray<string>) => KeyColumns | PersonKeyColumn,
  take: (named: ReadonlyArray<{ readonly line: number; readonly identity: Identity }>) => Promise<void>,
): Effect.fn.Return<ReadRows, FileRefused> {
  return yield* withRows(path, (rows) => {
    const keys = chosen(rows.columns)
    const checked =
      "personKey" in keys
        ? checkPersonKeyColumn(keys, rows.columns)
        : Result.map(checkKeyColumns(keys, rows.columns), (ok): KeyColumns | PersonKeyColumn => ok)
    if (Result.isFailure(checked)) throw new FileUnreadable(keyColumnsText(checked.failure))
    return readIdentities(rows, keys, take)
  })
})
