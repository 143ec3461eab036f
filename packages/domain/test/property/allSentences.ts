import { globSync } from "node:fs"
import { join } from "node:path"
import type { Sentences } from "./Sentence.ts"

const folder = join(import.meta.dirname, "..")

export const isSentences = (value: unknown): value is Sentences =>
  typeof value === "object" && value !== null && "group" in value && "sentences" in value

/** Every `*.properties.ts` of the tests; each exports its sentences by name. */
export const allSentences = async (): Promise<ReadonlyArray<Sentences>> => {
  const files = globSync("**/*.properties.ts", { cwd: folder }).toSorted()
  const modules = await Promise.all(
    files.map(async (file): Promise<ReadonlyArray<unknown>> =>
      Object.values(await import(join(folder, file))),
    ),
  )
  return modules.flat().filter(isSentences)
}
