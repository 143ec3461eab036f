import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../../../..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

/** Names in the braces of imports and exports that `pattern` ends. */
const namesIn = (text: string, pattern: string): ReadonlyArray<string> =>
  [...text.matchAll(new RegExp(`(?:import|export) (?:type )?\\{([^}]*)\\} from "${pattern}"`, "g"))].flatMap(
    ([, names = ""]) =>
      names
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*/, ""),
        )
        .filter((name) => name !== ""),
  )

/** Types that only the declarations of others name. */
const INFERRED = new Set(["ConnectTimedOut", "Forbidden", "NothingToUndo", "OfficialCount"])

const users = globSync("{packages/*,bench,faults,scripts,test}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/node_modules/**", "**/dist/**", "**/.types/**", "packages/domain/src/**"],
}).map(read)
const entries = globSync("packages/domain/src/*.ts", { cwd: root })

describe("the entries of the package", () => {
  it.each(entries)("%s exports what others use, and nothing else", (file) => {
    const entry = file.replace(/^.*\/|\.ts$/g, "")
    const used = new Set(
      [...users, read("packages/domain/README.md")].flatMap((text) =>
        namesIn(text, `@listwright/domain/${entry}`),
      ),
    )
    const exported = namesIn(read(file), '\\./[^"]+')
    expect(exported.filter((name) => !used.has(name) && !INFERRED.has(name))).toEqual([])
  })

  it("are those of package.json, and those that the README lists", () => {
    const names = entries.map((file) => file.replace(/^.*\/|\.ts$/g, "")).toSorted()
    const { exports }: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
      read("packages/domain/package.json"),
    )
    expect(Object.keys(exports).map((name) => name.slice(2))).toEqual(names)
    const readme = read("packages/domain/README.md")
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})
