import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ORDER } from "../folders/order.ts"
import { root } from "./productRules.ts"

const WIDTH = 118
const INDENT = 15

/** Groups with bars between them, in lines that fit. */
const drawn = (groups: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  groups
    .map((group, at) => group.join(" ") + (at + 1 < groups.length ? " |" : ""))
    .reduce<ReadonlyArray<string>>((lines, group) => {
      const last = lines.at(-1)
      return last === undefined || last.length + 1 + group.length > WIDTH - INDENT
        ? [...lines, group]
        : [...lines.slice(0, -1), `${last} ${group}`]
    }, [])

type Versions = Readonly<Record<string, string>>

/** The packages of this repository that a package depends on or bundles, in the order of the drawing. */
const importsOf = (name: string): string => {
  const {
    dependencies = {},
    devDependencies = {},
  }: { readonly dependencies?: Versions; readonly devDependencies?: Versions } = JSON.parse(
    readFileSync(join(root, "packages", name, "package.json"), "utf8"),
  )
  const all = { ...dependencies, ...devDependencies }
  const imported = ORDER.map((order) => order.name).filter((other) => `@listwright/${other}` in all)
  return imported.length === 0 ? "no other package" : imported.join(", ")
}

const drawing = ORDER.map(({ groups, name }) =>
  [
    `    ${name.padEnd(INDENT - 4)}imports ${importsOf(name)}`,
    ...drawn(groups).map((line) => " ".repeat(INDENT) + line),
  ].join("\n"),
).join("\n")

const MARKED = /(<!-- folders -->\n)[\s\S]*?(<!-- end of folders -->)/

/** The page with the drawing of the folders as they are enforced; the rest is written by hand. */
export const architecturePage = (): string =>
  readFileSync(join(root, "docs/architecture.md"), "utf8").replace(
    MARKED,
    (_, start: string, end: string) => `${start}\n${drawing}\n\n${end}`,
  )
