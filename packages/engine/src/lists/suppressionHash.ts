import { createHash } from "node:crypto"
import type { EngineQuestion } from "../question/EngineQuestion.ts"

/** Returns a hash of the people suppressed by a question; it changes whenever any key file or saved count changes. */
export const suppressionHash = ({ savedCounts, suppressing }: EngineQuestion): string =>
  createHash("sha256")
    .update(JSON.stringify([suppressing, savedCounts]))
    .digest("hex")
