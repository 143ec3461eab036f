import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Numbered } from "./instrument.ts"
import { mutantsOf } from "./mutantsOf.ts"

/** All mutants of some files, numbered in order: every process counts the same. */
export const loadMutants = (domain: string, files: ReadonlyArray<string>): ReadonlyArray<Numbered> =>
  files
    .flatMap((file) => mutantsOf(file, readFileSync(join(domain, file), "utf8")))
    .map((mutant, id) => ({ id, mutant }))
