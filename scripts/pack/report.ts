import { execFileSync } from "node:child_process"

export interface Report {
  /** Prints what was tried; `problem` is null where it went well. */
  readonly check: (what: string, problem: string | null) => void
  /** Runs a command that must succeed for anything else to make sense, and returns its output. */
  readonly need: (what: string, cwd: string, command: string, ...args: ReadonlyArray<string>) => string
  /** Ends the program with a line `N passed, N failed`. */
  readonly finish: () => never
}

const outputOf = (error: unknown): string =>
  error instanceof Error && "stdout" in error && "stderr" in error
    ? `${String(error.stdout)}${String(error.stderr)}`
    : String(error)

/** A report on standard output, one line a check. */
export const openReport = (): Report => {
  let passed = 0
  let failed = 0
  const check = (what: string, problem: string | null): void => {
    if (problem === null) passed += 1
    else failed += 1
    console.log(
      problem === null
        ? `passed  ${what}`
        : `FAILED  ${what}\n        ${problem.trim().replaceAll("\n", "\n        ")}`,
    )
  }
  const finish = (): never => {
    console.log(`${passed} passed, ${failed} failed`)
    process.exit(failed === 0 ? 0 : 1)
  }
  const need: Report["need"] = (what, cwd, command, ...args) => {
    try {
      return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
    } catch (error) {
      check(what, outputOf(error))
      return finish()
    }
  }
  return { check, need, finish }
}
