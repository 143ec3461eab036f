import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Evidence } from "../../scripts/docs/evidence.ts"
import { declarationsOf, type Mention } from "../../scripts/docs/mentions.ts"
import type { Numbered } from "./instrument.ts"
import type { LoadedTest } from "./Messages.ts"

const HOME = "packages/domain/"
const REGISTRY = "packages/domain/test/golden/rules/"
/** The folder of the laws; the tests of our own rules check them. */
const LAWS = "packages/domain/src/testing/"
const GOLDEN = "test/golden/golden.test.ts"

const inDomain = ({ file }: Mention): boolean => file.startsWith(HOME)
const withoutHome = (file: string): string => file.slice(HOME.length)

/** The files of the domain that carry ids, relative to it. */
export const carryingFiles = ({ code }: Evidence): ReadonlyArray<string> =>
  [...new Set(code.filter(inDomain).map(({ file }) => withoutHome(file)))].toSorted()

/** The changes to what carries the id of a rule: of each such declaration, docstring aside. */
export const changesOfRules = (
  domain: string,
  { code }: Evidence,
  mutants: ReadonlyArray<Numbered>,
): ReadonlyMap<string, ReadonlyArray<Numbered>> => {
  const byFile = Map.groupBy(mutants, ({ mutant }) => mutant.file)
  const spansOf = (file: string) => declarationsOf(file, readFileSync(join(domain, file), "utf8"))
  const byRule = new Map<string, Set<Numbered>>()
  for (const [path, mentions] of Map.groupBy(code.filter(inDomain), ({ file }) => file)) {
    const file = withoutHome(path)
    const spans = spansOf(file)
    for (const { id, name } of mentions) {
      const own = byRule.get(id) ?? new Set()
      byRule.set(id, own)
      for (const span of spans.filter((one) => one.name === name))
        for (const one of byFile.get(file) ?? [])
          if (one.mutant.start >= span.start && one.mutant.end <= span.end) own.add(one)
    }
  }
  return new Map([...byRule].map(([id, own]) => [id, [...own]]))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Tells whether a test belongs to the title of a citation: the test or a group around it has that title. Table rows
 * add their number.
 */
const isCalled = ({ title }: LoadedTest, name: string): boolean =>
  new RegExp(`(?:^| > )${escaped(name).replaceAll("…", ".*")}(?: \\[\\d+\\])?(?: > |$)`, "s").test(title)

/** The numbers of the tests that a citation means: those under its title; of the registry of golden rules, the rows. */
export const testsCited = (
  { file, name }: Mention,
  loaded: ReadonlyArray<LoadedTest>,
): ReadonlyArray<number> =>
  loaded.flatMap((test, number) => {
    const isCited = file.startsWith(REGISTRY)
      ? test.file === GOLDEN && test.shown.startsWith(`${name} in `)
      : (test.file === withoutHome(file) ||
          (file.startsWith(LAWS) && test.file.endsWith(".properties.ts"))) &&
        name !== null &&
        isCalled(test, name)
    return isCited ? [number] : []
  })
