import { Effect } from "effect"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { layerDataCleanup } from "../storage/layerDataCleanup.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { SuppressionFiles } from "./SuppressionFiles.ts"

/**
 * Removes the files that customers uploaded, after their retention period, and the location files made of them that no
 * list names. A server that lost the site's lease removes nothing.
 */
export const removeOldUploads = Effect.gen(function* () {
  if (!(yield* (yield* SiteLease).isHeld)) return
  yield* (yield* SuppressionFiles).removeOld
  yield* (yield* LocationFiles).sweep
}).pipe(Effect.withSpan("removeOldUploads"))

/** Removes old uploads when the server starts and every hour, whether or not anybody uploads another file. */
export const layerUploadCleanup = layerDataCleanup("old uploads", removeOldUploads)
