import { replayCommand } from "./report.ts"
import type { Outcome, Sentence } from "./Sentence.ts"

/** Tells whether a path leads to the same failure. fast-check throws if it leads nowhere. */
const leadsBack = ({ tryOut }: Sentence, outcome: Outcome, runs: number, path: string): boolean => {
  try {
    const again = tryOut({ runs, seed: outcome.seed, path })
    return again.failed && again.counterexample === outcome.counterexample && again.error === outcome.error
  } catch {
    return false
  }
}

/**
 * A command that was seen to find the very same counter-example. The full path leads straight to it. Where values
 * depend on what ran before, as the commands of a model do, only the first step of the path is taken and shrinking
 * repeated, or the whole seed where that does not do either.
 */
export const provenReplay = (stated: Sentence, outcome: Outcome, runs: number): string => {
  const { seed, path } = outcome
  const paths = path === null ? [] : [path, path.split(":")[0] ?? path]
  const proven = paths.find((candidate) => leadsBack(stated, outcome, runs, candidate))
  return replayCommand(stated.sentence, seed, proven ?? null, runs)
}
