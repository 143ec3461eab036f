import { join } from "node:path"
import type { RealServer } from "../realServer.ts"

/** Splits a line into words as a shell does: spaces separate words, and quotes hold them together. */
const wordsOf = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "")

/** Masks everything that differs from run to run; ids and codes are numbered in the order in which they appear. */
const masking = (site: RealServer) => {
  const seen = new Map<string, string>()
  const named = (kind: string) => (id: string) => {
    const known = seen.get(id)
    if (known !== undefined) return known
    const name = `<${kind} ${[...seen.values()].filter((other) => other.startsWith(`<${kind} `)).length + 1}>`
    seen.set(id, name)
    return name
  }
  return (text: string): string =>
    text
      .replaceAll(`${site.folder}/`, "")
      .replaceAll(site.server.url, "<server>")
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, named("id"))
      .replaceAll(/\bLW-\w{4}-\w{4}\b/g, named("code"))
      .replaceAll(/(?<=^secret\t|"secret": ")[\w-]{20,}/gm, named("secret"))
      .replaceAll(/\b[\da-f]{64}\b/g, named("hash"))
      .replaceAll(/\b[\da-f]{16}\b/g, named("data"))
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
      .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, "<day>")
      .replaceAll(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g, "<day in words>")
}

/**
 * Types the command lines of a transcript again, those that begin with '$ ', and writes down what comes: standard output
 * as it is, standard error behind '! ', then the exit code where it is not 0. A line may hold pipes. `files`: names of
 * files in the site's folder.
 */
export const retyped = async (
  transcript: string,
  site: RealServer,
  files: ReadonlyArray<string>,
): Promise<string> => {
  const mask = masking(site)
  const parts: Array<string> = []
  for (const line of transcript.split("\n").filter((each) => each.startsWith("$ "))) {
    let stdin = ""
    const said: Array<string> = []
    let exitCode = 0
    for (const command of line.slice(2).split(" | ")) {
      const [, ...argv] = wordsOf(command)
      const typed = argv.map((word) => (files.includes(word) ? join(site.folder, word) : word))
      const ended = await site.listwright(typed, { stdin, env: { LISTWRIGHT_OPERATOR: site.operator } })
      stdin = ended.stdout
      exitCode = ended.exitCode
      said.push(...ended.stderr.split("\n").filter((each) => each !== ""))
    }
    parts.push(
      `${line}\n${mask(stdin)}${said.map((each) => `! ${mask(each)}\n`).join("")}${exitCode === 0 ? "" : `exit code ${exitCode}\n`}`,
    )
  }
  return parts.join("\n")
}
