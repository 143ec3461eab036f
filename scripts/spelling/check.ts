/**
 * `npm run spelling`: American English in pages, code and tests, by the words of every dictionary that cspell brings and of the
 * lists in this folder (`cspell.json` says which of them hold where). A list is sorted and names each word once.
 */
import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Compares letters first, so that a name sorts next to the same word in lower case. */
const byLetters = (one: string, other: string): number =>
  one.toLowerCase().localeCompare(other.toLowerCase(), "en") || one.localeCompare(other, "en")

const unsorted = globSync("*.txt", { cwd: import.meta.dirname }).flatMap((name) => {
  const path = join(import.meta.dirname, name)
  const words = readFileSync(path, "utf8").trimEnd().split("\n")
  const at = words.findIndex((word, index) => index > 0 && byLetters(words[index - 1] ?? "", word) >= 0)
  return at < 0 ? [] : [`${relative(root, path)}:${at + 1} '${words[at]}' is repeated or out of order.`]
})
for (const problem of unsorted) console.error(problem)

const cspell = spawnSync(
  join(root, "node_modules/.bin/cspell"),
  [
    "lint",
    "--no-progress",
    "--show-suggestions",
    "--cache",
    "--cache-strategy=content",
    "--cache-location=node_modules/.cache/cspell.json",
  ],
  { cwd: root, stdio: "inherit" },
)
process.exitCode = unsorted.length > 0 ? 1 : (cspell.status ?? 1)
