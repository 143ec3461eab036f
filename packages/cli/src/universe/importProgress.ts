import type { ImportProgress } from "@listwright/server/universes"
import type { Terminal } from "../terminal/Terminal.ts"

/** Reports import progress on standard error, with a line for every tenth of each stage. */
export const importProgress = ({
  stderr,
}: Pick<Terminal, "stderr">): ((progress: ImportProgress) => void) => {
  let last = ""
  return ({ fraction, stage }) => {
    const line = `${stage} ${Math.floor(fraction * 10) * 10}%`
    if (line !== last) stderr.write(`${line}\n`)
    last = line
  }
}
