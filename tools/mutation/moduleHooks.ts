import { readFileSync } from "node:fs"
import { registerHooks, stripTypeScriptTypes } from "node:module"
import { join, relative } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { instrument, type Numbered } from "./instrument.ts"

const DRIVERS: ReadonlyMap<string, string> = new Map([
  ["vitest", new URL("testDriver.ts", import.meta.url).href],
  ["@effect/vitest", new URL("effectDriver.ts", import.meta.url).href],
])
/** The domain by its own name, as its concepts are imported. */
const PACKAGE = "@listwright/domain/"

/**
 * Loads the files of a domain with their mutants, vitest replaced by the drivers of this folder. A file can be loaded
 * again: `import(entry(file, 2))` loads it and all that it leads to, apart from packages, as a second version.
 */
export const hookModules = (domain: string, mutants: ReadonlyArray<Numbered>) => {
  const home = pathToFileURL(`${domain}/`).href
  const byFile = Map.groupBy(mutants, ({ mutant }) => mutant.file)
  const compiled = new Map<string, string>()
  const leadsTo = new Map<string, Set<string>>()

  const compile = (path: string): string => {
    const known = compiled.get(path)
    if (known !== undefined) return known
    const text = readFileSync(path, "utf8")
    const own = byFile.get(relative(domain, path)) ?? []
    const code = stripTypeScriptTypes(own.length === 0 ? text : instrument(path, text, own))
    compiled.set(path, code)
    return code
  }

  const fileOf = (url: string): string => relative(domain, fileURLToPath(url))

  registerHooks({
    resolve: (specifier, context, next) => {
      const parent = context.parentURL ?? ""
      if (!parent.startsWith(home)) return next(specifier, context)
      const driver = DRIVERS.get(specifier)
      if (driver !== undefined) return { url: driver, shortCircuit: true }
      const own = specifier.startsWith(PACKAGE)
        ? new URL(`src/${specifier.slice(PACKAGE.length)}.ts`, home).href
        : specifier
      const resolved = next(own, context)
      if (!resolved.url.startsWith(home)) return resolved
      const from = fileOf(parent)
      leadsTo.set(from, (leadsTo.get(from) ?? new Set()).add(fileOf(resolved.url)))
      return { ...resolved, url: `${resolved.url.split("?")[0]}${new URL(parent).search}` }
    },
    load: (url, context, next) =>
      url.startsWith(home) && new URL(url).pathname.endsWith(".ts")
        ? { format: "module", source: compile(fileURLToPath(url.split("?")[0] ?? url)), shortCircuit: true }
        : next(url, context),
  })

  const reach = (file: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of leadsTo.get(file) ?? []) reach(next, seen)
    return seen
  }

  return {
    entry: (file: string, version: number): string =>
      `${pathToFileURL(join(domain, file)).href}?version=${version}`,
    /** Every file of the domain that a loaded file leads to, itself included. */
    reach: (file: string): ReadonlySet<string> => reach(file),
  }
}
