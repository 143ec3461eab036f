import type { StartProgress } from "@listwright/server"
import type { Terminal } from "../terminal/Terminal.ts"

/** Reports startup progress on standard error, with a line for every tenth of each step. */
export const startProgress = ({ stderr }: Pick<Terminal, "stderr">): ((progress: StartProgress) => void) => {
  let last = ""
  return ({ step, fraction }) => {
    const line = `${step}: ${Math.floor(fraction * 10) * 10}%`
    if (line !== last) stderr.write(`${line}\n`)
    last = line
  }
}
