import { createHash } from "node:crypto"
import type { EngineQuestion } from "../question/EngineQuestion.ts"

/**
 * Returns a hash of the people that a question suppresses; it changes as soon as any key file or saved count does.
 */
export const suppressionHash = ({ savedCounts, suppressing }: EngineQuestion): string =>
  createHash("sha256")
    .update(JSON.stringify([suppressing, savedCounts]))
    .digest("hex")
