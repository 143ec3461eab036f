import { access } from "node:fs/promises"
import { resolve } from "node:path"
import { Effect } from "effect"
import { readManifest } from "../format/readManifest.ts"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"
import type { ChangesReport, DeltaReport, RowsReport } from "./ImportReport.ts"
import type { DeltaRequest } from "./ImportRequest.ts"
import { loadPreviousUniverse } from "./loadPreviousUniverse.ts"
import { type BuiltUniverse, buildFromFiles } from "./buildFromFiles.ts"
import type { ImportFailure } from "./runUntilSettled.ts"
import type { Workbench } from "./Workbench.ts"

/** Counts the people that the changes added, changed, and removed, compared with the previous universe. */
const deltaReport = async (bench: Workbench, report: RowsReport): Promise<ChangesReport> => {
  const changes = "(SELECT PERSON_KEY, ERASE FROM staged ANTI JOIN refused USING (ORDINAL))"
  const [counts] = await bench.rows(
    `SELECT count(*) FILTER (NOT ERASE AND old.PERSON_KEY IS NULL),
       count(*) FILTER (NOT ERASE AND old.PERSON_KEY IS NOT NULL), count(*) FILTER (ERASE)
     FROM ${changes} LEFT JOIN (SELECT PERSON_KEY FROM previous) AS old USING (PERSON_KEY)`,
  )
  const [added, changed, removed] = (counts ?? []).map(Number)
  return { ...report, added: added ?? 0, changed: changed ?? 0, removed: removed ?? 0 }
}

/**
 * Builds a new universe from an imported universe and a change file; each change is either an `upsert` of a whole
 * record or a `delete` of a person key. The old universe and its snapshot aren't modified.
 */
export const buildDeltaUniverse = (
  request: DeltaRequest,
): Effect.Effect<BuiltUniverse<DeltaReport>, ImportFailure> =>
  Effect.gen(function* () {
    const previous = yield* readManifest(request.from).pipe(
      Effect.mapError(({ message }) => new UniverseNotBuilt({ reason: message })),
    )
    if (previous === null)
      return yield* new UniverseNotBuilt({ reason: `${request.from} contains no finished universe` })
    return yield* buildFromFiles(request, {
      files: async () => {
        await access(request.changes)
        return [resolve(request.changes)]
      },
      changes: true,
      loadPreviousUniverse: (bench, columns, rules) =>
        loadPreviousUniverse(bench, request.from, previous, columns, rules),
      reportOf: deltaReport,
    })
  })
