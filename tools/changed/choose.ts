import { FAR } from "./rules.ts"

export interface Chosen {
  /** The nearest first. */
  readonly run: ReadonlyArray<string>
  /** Affected tests that don't fit into the budget. */
  readonly left: ReadonlyArray<string>
  /** Estimated. */
  readonly seconds: number
}

/** Tests that run at the same time. */
export const WORKERS = 2

/** Seconds in which a project has its first test running, by its name. */
const STARTING: Readonly<Record<string, number>> = { server: 4, "ui-web": 5, cli: 3, engine: 3 }

const projectOf = (test: string): string => /^packages\/([^/]+)\//.exec(test)?.[1] ?? ""

/**
 * The nearest tests that run within `budget` seconds, the quicker of two that are as near; at least one. Tests that are
 * reached only through the whole product run when nothing nearer is there.
 */
export const choose = (
  ranks: ReadonlyMap<string, number>,
  secondsOf: (test: string) => number,
  budget: number,
): Chosen => {
  const sorted = [...ranks].toSorted(
    ([one, near], [other, far]) => near - far || secondsOf(one) - secondsOf(other) || (one < other ? -1 : 1),
  )
  const nearest = sorted[0]?.[1] ?? 0
  const run: Array<string> = []
  const left: Array<string> = []
  const projects = new Set<string>()
  let seconds = 0
  for (const [test, rank] of sorted) {
    const project = projectOf(test)
    const more = secondsOf(test) / WORKERS + (projects.has(project) ? 0 : (STARTING[project] ?? 1))
    const isNear = rank < FAR || nearest >= FAR
    if (rank > 0 && run.length > 0 && (!isNear || seconds + more > budget)) left.push(test)
    else {
      run.push(test)
      projects.add(project)
      seconds += more
    }
  }
  return { run, left, seconds }
}
