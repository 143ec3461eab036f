import { holdsHandlers, tracesOf } from "./callsNamed.ts"
import type { ChangedFile } from "./changedFiles.ts"
import { changedNames } from "./changedNames.ts"
import { distances, fileOf, type Users } from "./Graph.ts"
import { FAR, foldersOf, GATHERED, INPUTS, isHub, NAMES_IT, SAME_FOLDER } from "./rules.ts"

/** The facts about the whole repository. */
export interface Repository {
  readonly users: Users
  /** Files of tests with their texts. */
  readonly tests: ReadonlyMap<string, string>
  /** Paths of the calls by their names. */
  readonly calls: ReadonlyMap<string, string | undefined>
}

/**
 * The tests that changes touch, with how near each is to them: 0 changed itself, `FAR` and more are reached only through
 * the whole product.
 */
export const ranksOf = (
  { calls, tests, users }: Repository,
  changes: ReadonlyArray<ChangedFile>,
): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  const rank = (test: string, near: number): void => {
    if (tests.has(test)) ranks.set(test, Math.min(near, ranks.get(test) ?? Infinity))
  }
  const rankStarting = (beginnings: ReadonlyArray<string>, near: number): void => {
    for (const test of tests.keys()) if (beginnings.some((start) => test.startsWith(start))) rank(test, near)
  }

  const nodes = changes.flatMap(changedNames)
  const reached = distances(users, nodes, (used) => (isHub(fileOf(used)) ? FAR : 1))
  for (const [node, distance] of reached) {
    rank(fileOf(node), distance)
    if (GATHERED.files.test(fileOf(node))) rank(GATHERED.test, distance + 1)
  }

  const touched = new Set(nodes.map(fileOf))
  for (const { file, now } of changes) {
    // Only comments or types changed: nothing that runs.
    if (!touched.has(file)) continue
    const folders = foldersOf(file)
    rankStarting(folders, SAME_FOLDER)
    for (const { file: pattern, near, tests: starts } of INPUTS)
      if (pattern.test(file)) rankStarting(starts, near ?? SAME_FOLDER)
    if (!holdsHandlers(file) || now === undefined) continue
    const traces = tracesOf(file, now, calls)
    for (const [test, text] of tests) {
      if (!test.startsWith("packages/server/") || !traces.some((trace) => trace.test(text))) continue
      rank(test, folders.some((start) => test.startsWith(start)) ? NAMES_IT : NAMES_IT + 1)
    }
  }
  return ranks
}
