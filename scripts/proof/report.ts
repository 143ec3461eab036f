import type { Check } from "./checks.ts"
import type { Result } from "./results.ts"

const ageOf = (commits: number | null): string =>
  commits === null ? "" : commits === 0 ? " (this commit)" : ` (${commits} commits ago)`

const lineOf = (
  part: string,
  result: Result | undefined,
  commitsSince: (result: Result) => number | null,
): string => {
  if (result === undefined) return `  -       ${part}: not run on this machine`
  const when = `${result.date.slice(0, 16).replace("T", " ")} UTC on ${result.commit}`
  return `  ${result.failed ? "FAILED" : "ok    "}  ${part}: ${result.summary}\n            ${when}${ageOf(commitsSince(result))}, ${result.machine}`
}

/** Reports what was proven on this machine, when and on which commit, and the command for each check. */
export const proofReport = (
  checks: ReadonlyArray<Check>,
  results: ReadonlyArray<Result>,
  commitsSince: (result: Result) => number | null,
): string =>
  checks
    .map(({ command, name, parts, proves }) => {
      const own = results.filter(({ check }) => check === name)
      const others = own.map(({ part }) => part).filter((part) => !parts.includes(part))
      return [
        `${name}: ${proves}`,
        ...[...parts, ...others.toSorted()].map((part) =>
          lineOf(
            part,
            own.find((one) => one.part === part),
            commitsSince,
          ),
        ),
        `  Run it: ${command}`,
      ].join("\n")
    })
    .join("\n\n")
