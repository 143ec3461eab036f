import { readFileSync } from "node:fs"
import { join } from "node:path"
import { carrierKey, type Carrier } from "./carriers.ts"
import { isShaped } from "./isShaped.ts"
import { root, type IndexedRule } from "./specIndex.ts"

/** What a walk goes through: screens in Chromium, calls over HTTP, commands in a terminal. */
export const WALKS = ["screen", "call", "command"] as const
export type Walk = (typeof WALKS)[number]

/**
 * By their keys: the carriers that ran during each walk, null where that was not measured yet, and those that run when
 * their file is only loaded.
 */
export type Reach = Readonly<Record<Walk, ReadonlyArray<string> | null>> & {
  readonly load: ReadonlyArray<string>
}

/** What ran during a walk. */
const ranIn = (reach: Reach, walk: Walk): ReadonlyArray<string> => reach[walk] ?? []

/** Whether every kind of walk was measured, so that what none reached is known. */
export const isMeasured = (reach: Reach): boolean => WALKS.every((walk) => reach[walk] !== null)

export const REACH = "docs/reach.json"
export const CONSTANTS = "docs/constants.json"

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"))

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((text) => typeof text === "string")

/** What `npm run reach` wrote last. */
export const readReach = (): Reach => {
  const reach = read(REACH)
  const isReach = (value: unknown): value is Reach =>
    typeof value === "object" &&
    value !== null &&
    isTexts(Reflect.get(value, "load")) &&
    WALKS.every((name) => Reflect.get(value, name) === null || isTexts(Reflect.get(value, name)))
  if (!isReach(reach)) throw new Error(`${REACH} contains no walks: npm run reach writes a new one`)
  return reach
}

/** A rule that has nothing to run: the walks that meet it, none where nothing does, and what of the product shows it. */
export interface Constant {
  readonly walks: ReadonlyArray<Walk>
  readonly where: string
}
export type Constants = Readonly<Record<string, Constant>>

const isConstant = (value: unknown): value is Constant => {
  if (typeof value !== "object" || value === null) return false
  const walks: unknown = Reflect.get(value, "walks")
  return (
    isTexts(walks) && walks.every((name) => WALKS.some((walk) => walk === name)) && isShaped(value, ["where"])
  )
}

/** What was marked by hand. */
export const readConstants = (): Constants => {
  const constants = read(CONSTANTS)
  const areConstants = (value: unknown): value is Constants =>
    typeof value === "object" && value !== null && Object.values(value).every(isConstant)
  if (!areConstants(constants))
    throw new Error(`${CONSTANTS} must list, for each rule, its walks and where it shows`)
  return constants
}

/** What can run of a rule once its file is loaded. */
const running = (id: string, carriers: ReadonlyArray<Carrier>, reach: Reach): ReadonlyArray<Carrier> =>
  carriers.filter(
    (carrier) =>
      carrier.ids.includes(id) && carrier.functions.length > 0 && !reach.load.includes(carrierKey(carrier)),
  )

/** The walks that run something of a rule; null: it is a constant, which cannot run. */
export const walksOf = (
  id: string,
  carriers: ReadonlyArray<Carrier>,
  reach: Reach,
): ReadonlyArray<Walk> | null => {
  const own = running(id, carriers, reach).map(carrierKey)
  return own.length === 0 ? null : WALKS.filter((walk) => own.some((key) => ranIn(reach, walk).includes(key)))
}

/** The carriers that can run and that no walk runs. */
export const idleCarriers = (carriers: ReadonlyArray<Carrier>, reach: Reach): ReadonlyArray<Carrier> =>
  carriers.filter((carrier) => {
    const key = carrierKey(carrier)
    return (
      carrier.functions.length > 0 &&
      !reach.load.includes(key) &&
      !WALKS.some((walk) => ranIn(reach, walk).includes(key))
    )
  })

/** From where a rule is reached, as the page says it, and the walks that count. */
export const reachedFrom = (
  id: string,
  carriers: ReadonlyArray<Carrier>,
  reach: Reach,
  constants: Constants,
): { readonly walks: ReadonlyArray<Walk>; readonly text: string } => {
  const walks = walksOf(id, carriers, reach)
  if (walks === null) {
    const { walks: marked = [], where = "nothing yet" } = constants[id] ?? {}
    return { walks: marked, text: `${marked.join(", ") || "nothing yet"} (constant: ${where})` }
  }
  const none = isMeasured(reach) ? "**nothing yet**" : "not measured"
  return { walks, text: walks.join(", ") || none }
}

/** What does not fit between the rules, the measured walks and the constants marked by hand, a line each. */
export const reachProblems = (
  rules: ReadonlyArray<IndexedRule>,
  carriers: ReadonlyArray<Carrier>,
  reach: Reach,
  constants: Constants,
): ReadonlyArray<string> => {
  const known = new Set(carriers.map(carrierKey))
  const named = new Set(WALKS.flatMap((walk) => ranIn(reach, walk)))
  const still = new Set(rules.filter(({ id }) => walksOf(id, carriers, reach) === null).map(({ id }) => id))
  return [
    ...[...named].filter((key) => !known.has(key)).map((key) => `${key} carries no rule: npm run reach`),
    ...[...still]
      .filter((id) => constants[id] === undefined)
      .map((id) => `${id} has nothing to run: ${CONSTANTS} must say where it shows`),
    ...Object.keys(constants)
      .filter((id) => !still.has(id))
      .map((id) => `${CONSTANTS} marks ${id}, which is no constant`),
  ]
}

/**
 * What walks ran and nothing names anymore but its own declaration: the measurement is out of date. `sources` are the
 * texts of all source files by their path. Cheaper than walking, so it runs with every test.
 */
export const uncalled = (reach: Reach, sources: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const keys = new Set(WALKS.flatMap((walk) => ranIn(reach, walk)))
  const uses = (text: string, name: string): number =>
    text.includes(name) ? [...text.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, "g"))].length : 0
  return [...keys].filter((key) => {
    const [file = "", name = ""] = key.split("#")
    const isUsed = ([path, text]: readonly [string, string]): boolean =>
      uses(text, name) > (path === file ? 1 : 0)
    return ![...sources].some(isUsed)
  })
}
