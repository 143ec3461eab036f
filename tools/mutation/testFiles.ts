import { globSync } from "node:fs"

/** Tests of the tools, and what only gathers the sentences, which are tried by themselves. */
const LEFT_OUT = /^test\/(?:docs|property|branches|testing)\/|^test\/properties\.test\.ts$/

/** The files of tests and of sentences, relative to the domain. */
export const testFiles = (domain: string): ReadonlyArray<string> =>
  globSync(["test/**/*.test.ts", "test/**/*.properties.ts"], { cwd: domain })
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
