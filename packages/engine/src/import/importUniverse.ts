import type { Effect } from "effect"
import type { ImportReport } from "./ImportReport.ts"
import type { ImportRequest } from "./ImportRequest.ts"
import { type BuiltUniverse, buildFromFiles } from "./buildFromFiles.ts"
import { findInputFiles } from "./staging/findInputFiles.ts"
import type { ImportFailure } from "./runUntilSettled.ts"

/**
 * Builds a universe from a data provider's files. A row that can't be loaded is skipped and written, with the reason,
 * to `<folder>.refused.csv`; if too many rows are rejected, nothing is loaded.
 */
export const importUniverse = (
  request: ImportRequest,
): Effect.Effect<BuiltUniverse<ImportReport>, ImportFailure> =>
  buildFromFiles(request, {
    files: ({ input }) => findInputFiles(request.mapping, input.files),
    changes: false,
    loadPreviousUniverse: () => Promise.resolve(),
    reportOf: (_, report) => Promise.resolve(report),
  })
