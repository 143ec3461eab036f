import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { dirname, join, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "../docs/productRules.ts"
import type { ExecutedScript } from "./Executed.ts"

/** A place in a source file: where a function that ran begins. */
export interface Place {
  /** Relative to the root of the repository. */
  readonly file: string
  readonly offset: number
}

const SCREENS = join(root, "packages/ui-web/dist")

const lineStarts = (text: string): ReadonlyArray<number> => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
]

const fileOf = (script: string): string | null => {
  const url = URL.parse(script)
  if (url?.protocol === "file:") return fileURLToPath(`file://${url.pathname}`)
  return url?.pathname.startsWith("/assets/") === true ? join(SCREENS, url.pathname) : null
}

const startsOf = new Map<string, ReadonlyArray<number>>()
const linesOf = (file: string): ReadonlyArray<number> => {
  const known = startsOf.get(file) ?? lineStarts(readFileSync(file, "utf8"))
  startsOf.set(file, known)
  return known
}

/** The distance to search into a function for its first mapped character. */
const FAR_ENOUGH = 500

/**
 * The first place within a function of a bundle that its map knows. Where it begins is of no use: the map often has the
 * name before it there, which lies outside.
 */
const placeInside = (
  map: SourceMap,
  starts: ReadonlyArray<number>,
  file: string,
  start: number,
  end: number,
): Place | null => {
  for (let offset = start + 1; offset < Math.min(end, start + FAR_ENOUGH); offset += 1) {
    const line = starts.findLastIndex((first) => first <= offset)
    const column = offset - (starts[line] ?? 0)
    const found = map.findEntry(line, column)
    // What the bundler wrote itself comes from no source.
    if (!("originalSource" in found) || typeof found.originalSource !== "string") continue
    if (found.generatedLine !== line || found.generatedColumn !== column) continue
    const source = resolve(dirname(file), found.originalSource)
    if (!existsSync(source)) return null
    return {
      file: relative(root, source),
      offset: (linesOf(source)[found.originalLine] ?? 0) + found.originalColumn,
    }
  }
  return null
}

/** Locates the functions of a script in the sources: directly if it is a source, or by the map if it is a bundle. */
export const sourcePlaces = ({ script, functions }: ExecutedScript): ReadonlyArray<Place> => {
  const file = fileOf(script)
  if (file === null || !existsSync(file)) return []
  if (!file.includes("/dist/")) return functions.map(([offset]) => ({ file: relative(root, file), offset }))
  if (!existsSync(`${file}.map`)) return []
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")))
  const starts = linesOf(file)
  return functions.flatMap(([start, end]) => placeInside(map, starts, file, start, end) ?? [])
}
