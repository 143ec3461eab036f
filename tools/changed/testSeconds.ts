import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

/** The file where a test run leaves the seconds of each test file. */
export const TEST_SECONDS = ".artifacts/test-seconds.json"

const Seconds = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Finite))

/** Reads the seconds of each test file from its last run on this machine; empty before the first run. */
export const readTestSeconds = (root: string): Readonly<Record<string, number>> => {
  try {
    return Schema.decodeUnknownSync(Seconds)(readFileSync(join(root, TEST_SECONDS), "utf8"))
  } catch {
    return {}
  }
}

/** Seconds of a file of tests that never ran here, by where it is: some to start with, and some for each 1,000 characters. */
const GUESSES: ReadonlyArray<readonly [start: string, first: number, each: number]> = [
  ["packages/domain/test/properties.test.ts", 12, 0],
  ["packages/domain/", 0.1, 0.03],
  ["packages/adapters/", 0.5, 0.05],
  ["packages/geography/", 1, 0.1],
  ["packages/engine/", 2, 0.3],
  ["packages/server/", 5, 0.3],
  ["packages/ui-web/", 3, 0.4],
  ["packages/cli/", 2, 0.3],
  ["tools/", 0.5, 0.1],
  ["test/", 8, 0.8],
]

/** Estimates the seconds of a test file: those of its last run, or a guess. */
export const secondsOfTest = (
  root: string,
  known: Readonly<Record<string, number>>,
  file: string,
): number => {
  const last = known[file]
  if (last !== undefined) return last
  const [, first, each] = GUESSES.find(([start]) => file.startsWith(start)) ?? ["", 1, 0.1]
  const size = statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0
  return (first + (each * size) / 1_000) * (file.includes(".long.") ? 5 : 1)
}
