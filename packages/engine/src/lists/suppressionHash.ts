import { createHash } from "node:crypto"
import type { EngineQuestion } from "../question/EngineQuestion.ts"

/** Identifies whom a question suppresses: changes as soon as any key file or saved count does. */
export const suppressionHash = ({ savedCounts, suppressing }: EngineQuestion): string =>
  createHash("sha256")
    .update(JSON.stringify([suppressing, savedCounts]))
    .digest("hex")
