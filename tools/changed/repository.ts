import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { deserialize, serialize } from "node:v8"
import { callPaths } from "./callsNamed.ts"
import type { Facts } from "./Facts.ts"
import { factsOf } from "./factsOf.ts"
import type { Repository } from "./ranksOf.ts"
import { everyEntry, resolvePath, resolveSpecifier } from "./resolveFile.ts"
import { usersOf } from "./usersOf.ts"

const MODULES = "{packages/*/{src,test},test,scripts,tools,bench,faults}/**/*.{ts,tsx}"
const TEST = /\.test\.tsx?$/

interface Known {
  readonly stamp: string
  readonly facts: Facts
}

/** Of what reads the facts: other code may read them otherwise. */
const version = (): string =>
  ["factsOf.ts", "mentionsOf.ts"]
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("")

const cached = (file: string, by: string): Map<string, Known> => {
  try {
    const { facts, version } = deserialize(readFileSync(file))
    return version === by ? facts : new Map()
  } catch {
    return new Map()
  }
}

/** Reads the facts of every module; from a cache where a file is as it was. */
const readFacts = (root: string): ReadonlyMap<string, Facts> => {
  const cache = join(root, "node_modules/.cache/listwright/facts")
  const by = version()
  const known = cached(cache, by)
  const files = globSync(MODULES, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
  let isNew = known.size !== files.length
  const facts = new Map(
    files.map((file) => {
      const { mtimeMs, size } = statSync(join(root, file))
      const stamp = `${mtimeMs} ${size}`
      const old = known.get(file)
      if (old?.stamp === stamp) return [file, old] as const
      isNew = true
      return [file, { stamp, facts: factsOf(file, readFileSync(join(root, file), "utf8")) }] as const
    }),
  )
  if (isNew) {
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, serialize({ version: by, facts }))
  }
  return new Map([...facts].map(([file, one]) => [file, one.facts]))
}

/** Reads who uses what in the repository, its tests and the calls of its contract. */
export const readRepository = (root: string): Repository => {
  const facts = readFacts(root)
  const entries = everyEntry(root, globSync("packages/*", { cwd: root }))
  const text = (file: string) => readFileSync(join(root, file), "utf8")
  const contract = [...facts.keys()].filter((file) => file.startsWith("packages/adapters/src/contract/"))
  return {
    users: usersOf(facts, {
      specifier: (file, specifier) => resolveSpecifier(file, specifier, entries),
      path: (file, path) => resolvePath(root, file, path, entries),
    }),
    tests: new Map([...facts.keys()].filter((file) => TEST.test(file)).map((file) => [file, text(file)])),
    calls: new Map(contract.flatMap((file) => callPaths(file, text(file)))),
  }
}
