import type { Answer, Order, Run } from "./Messages.ts"
import type { Mutant } from "./Mutant.ts"

/** The order that tries a mutant, and how long its tests take on the unchanged code. */
export interface Plan {
  readonly order: Order | null
  readonly milliseconds: number
}

type Loaded = Extract<Answer, { readonly _tag: "Loaded" }>

const folderOf = (file: string): string => file.split("/")[1] ?? ""

/**
 * A mutant of code that runs while files load needs them loaded again, those of its own folder first. Any other is
 * switched on and meets the tests that reach it, the quickest first. Null: no test reaches it.
 */
export const planFor = (loaded: Loaded, runs: ReadonlyArray<Run>) => {
  const atLoad = new Set(loaded.atLoad)
  const testsOf = new Map<number, Array<number>>()
  for (const [test, { reached, error }] of runs.entries())
    for (const id of error === null ? reached : []) testsOf.set(id, [...(testsOf.get(id) ?? []), test])
  const time = (test: number): number => runs[test]?.milliseconds ?? 0
  const timeOfFile = (file: string): number =>
    loaded.tests.reduce((sum, test, at) => (test.file === file ? sum + time(at) : sum), 0)

  const holds = (file: string): boolean =>
    runs.every(({ error }, at) => error === null || loaded.tests[at]?.file !== file)

  return (id: number, mutant: Mutant): Plan => {
    if (atLoad.has(id)) {
      const isFar = (file: string): number => (folderOf(file) === folderOf(mutant.file) ? 0 : 1)
      const files = Object.keys(loaded.sources)
        .filter((file) => holds(file) && loaded.sources[file]?.includes(mutant.file))
        .toSorted((one, other) => isFar(one) - isFar(other) || timeOfFile(one) - timeOfFile(other))
      const milliseconds = files.reduce((sum, file) => sum + timeOfFile(file), 0)
      return { order: files.length === 0 ? null : { _tag: "Reload", id, files }, milliseconds }
    }
    const tests = (testsOf.get(id) ?? []).toSorted((one, other) => time(one) - time(other))
    const milliseconds = tests.reduce((sum, test) => sum + time(test), 0)
    return { order: tests.length === 0 ? null : { _tag: "Try", id, tests }, milliseconds }
  }
}
