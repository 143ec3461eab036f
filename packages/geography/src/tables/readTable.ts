import { readFileSync } from "node:fs"

/** Reads the rows of a tab-separated file whose first line names the columns. */
export const readTable = (file: URL): ReadonlyArray<ReadonlyArray<string>> =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
