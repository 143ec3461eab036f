import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readTestSeconds, TEST_SECONDS } from "../tools/changed/testSeconds.ts"
import type { FileRun } from "./vitestRun.ts"

const root = join(import.meta.dirname, "..")

/** Keeps how long files of tests took, for those who choose or split tests by it. */
export const keepSeconds = (files: ReadonlyArray<Pick<FileRun, "file" | "seconds">>): void => {
  const known = {
    ...readTestSeconds(root),
    ...Object.fromEntries(files.map(({ file, seconds }) => [file, seconds])),
  }
  mkdirSync(dirname(join(root, TEST_SECONDS)), { recursive: true })
  writeFileSync(join(root, TEST_SECONDS), `${JSON.stringify(known, null, 2)}\n`)
}

/** The files of tests that took longest, with their seconds. */
export const slowest = (files: ReadonlyArray<Pick<FileRun, "file" | "seconds">>, most = 30): string =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
    .join("")
