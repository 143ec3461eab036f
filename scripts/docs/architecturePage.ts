import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ORDER } from "../folders/order.ts"
import { root } from "./specIndex.ts"

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

const drawing = ORDER.map(({ groups, name, uses }) =>
  [
    `    ${name.padEnd(INDENT - 4)}imports ${uses}`,
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
