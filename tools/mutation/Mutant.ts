/** One small change to the code. Offsets are those of the whole expression that it replaces. */
export interface Mutant {
  /** Relative to `packages/domain`. */
  readonly file: string
  readonly start: number
  readonly end: number
  /** The text that replaces the expression. */
  readonly replacement: string
  readonly line: number
  /** The text of that line. */
  readonly text: string
  /** `a < b → a <= b`, for people. */
  readonly change: string
}

/** The outcome for a mutant. `unreached` survived too: no test runs its code. */
export type MutantOutcome = "killed" | "timedOut" | "survived" | "unreached"

export interface Judged {
  readonly mutant: Mutant
  readonly fate: MutantOutcome
  /** The test that failed, for the killed ones. */
  readonly by: string | null
}
