import { readFileSync } from "node:fs"
import { join } from "node:path"
import { carrierKey, functionsOf, type Carrier } from "../docs/carriers.ts"
import { root } from "../docs/productRules.ts"
import type { Place } from "./sourcePlaces.ts"

interface Span {
  readonly start: number
  readonly end: number
}

/** The innermost function around an offset, where a function that ran begins. */
const innermost = (spans: ReadonlyArray<Span>, offset: number): Span | undefined =>
  spans
    .filter(({ start, end }) => start <= offset && offset < end)
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))[0]

const spanKey = (file: string, span: Span | undefined): string =>
  span === undefined ? "" : `${file} ${span.start}`

/** The functions of the domain that ran, by file and start. */
export const ranFunctions = (places: ReadonlyArray<Place>): ReadonlySet<string> => {
  const byFile = Map.groupBy(places, ({ file }) => file)
  const all = new Set<string>()
  for (const [file, own] of byFile) {
    if (!file.startsWith("packages/domain/src/")) continue
    const functions = functionsOf(file, readFileSync(join(root, file), "utf8"))
    for (const { offset } of own) all.add(spanKey(file, innermost(functions, offset)))
  }
  all.delete("")
  return all
}

const keysOf = (file: string, { functions }: Carrier): ReadonlyArray<string> =>
  functions.map((span) => spanKey(file, span))

/** The carriers whose every function runs when the file is loaded: an import alone runs them. */
export const loadedCarriers = (
  carriers: ReadonlyArray<Carrier>,
  atLoad: ReadonlySet<string>,
): ReadonlyArray<string> =>
  carriers
    .filter((carrier) => carrier.functions.length > 0)
    .filter((carrier) => keysOf(carrier.file, carrier).every((key) => atLoad.has(key)))
    .map(carrierKey)
    .toSorted()

/** The carriers of which a function ran that an import alone does not run. */
export const ranCarriers = (
  carriers: ReadonlyArray<Carrier>,
  ran: ReadonlySet<string>,
  atLoad: ReadonlySet<string>,
): ReadonlyArray<string> =>
  carriers
    .filter((carrier) => keysOf(carrier.file, carrier).some((key) => ran.has(key) && !atLoad.has(key)))
    .map(carrierKey)
    .toSorted()

/** Adds the carriers that are known to have run before and still exist to those that just ran. */
export const withKnown = (
  carriers: ReadonlyArray<Carrier>,
  ran: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const keys = new Set(carriers.map(carrierKey))
  return [...new Set([...ran, ...known.filter((key) => keys.has(key))])].toSorted()
}
