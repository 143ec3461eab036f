/** A request to a process that tries mutants. Tests are identified by their number. */
export type Order =
  /** Load every test. */
  | { readonly _tag: "Load" }
  /** Run every test on the unchanged code, noting which mutants each one reaches. */
  | { readonly _tag: "Baseline" }
  /** Run these tests with a mutant switched on. */
  | { readonly _tag: "Try"; readonly id: number; readonly tests: ReadonlyArray<number> }
  /** Load these files again with a mutant switched on, and run their tests. */
  | { readonly _tag: "Reload"; readonly id: number; readonly files: ReadonlyArray<string> }
  /** Run these tests, all of them, with a mutant switched on; `reload`: after their files were loaded again. */
  | {
      readonly _tag: "TryEach"
      readonly id: number
      readonly tests: ReadonlyArray<number>
      readonly reload: boolean
    }
  /** Run every test once more on the unchanged code: no mutant may leave anything behind. */
  | { readonly _tag: "Check" }

export interface LoadedTest {
  readonly file: string
  readonly title: string
  /** The title with the values of its table row. */
  readonly shown: string
}

export interface Run {
  readonly milliseconds: number
  readonly reached: ReadonlyArray<number>
  readonly error: string | null
}

export type Answer =
  | {
      readonly _tag: "Loaded"
      readonly tests: ReadonlyArray<LoadedTest>
      /** Files that don't load even with the unchanged code. */
      readonly broken: ReadonlyArray<{ readonly file: string; readonly error: string }>
      /** The mutants whose code runs while files load. */
      readonly atLoad: ReadonlyArray<number>
      /** The files of the domain that each file of tests leads to. */
      readonly sources: Readonly<Record<string, ReadonlyArray<string>>>
    }
  | { readonly _tag: "Ran"; readonly runs: ReadonlyArray<Run> }
  /** `by`: the title of the test that failed, null when all held. */
  | { readonly _tag: "Tried"; readonly by: string | null; readonly memory: number }
  /** The tests that failed. */
  | { readonly _tag: "TriedEach"; readonly failed: ReadonlyArray<number>; readonly memory: number }

/** The settings that a process starts with. */
export interface Setting {
  readonly domain: string
  readonly files: ReadonlyArray<string>
  readonly runs: number
}
