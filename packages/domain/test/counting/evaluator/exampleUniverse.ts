import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "../../../src/definition/canonicalDefinition.ts"
import { Result } from "effect"
import type { Attribute, InputType } from "../../../src/audience/attributes/Attribute.ts"
import { evaluate, type Evaluation } from "../../../src/counting/evaluator/evaluate.ts"
import type { Gazetteer } from "../../../src/counting/evaluator/Gazetteer.ts"
import { suggestions } from "../../../src/counting/widening/suggestions.ts"
import {
  noSuppressions,
  type SuppressedKeys,
  type Universe,
} from "../../../src/counting/evaluator/Universe.ts"
import type { UniverseRecord } from "../../../src/counting/evaluator/UniverseRecord.ts"
import { waterfall } from "../../../src/counting/evaluator/waterfall.ts"
import type { Suggestion } from "../../../src/counting/questions/Suggestion.ts"
import type { WaterfallStep } from "../../../src/counting/questions/Waterfall.ts"
import type { Area, RadiusArea } from "../../../src/definition/Area.ts"
import type { ColumnCriterion, Criterion } from "../../../src/definition/Audience.ts"
import type { Granularity, Point } from "../../../src/definition/AreaShape.ts"
import { Zip } from "../../../src/shared/Zip.ts"

const column = (name: string, inputType: InputType, values: ReadonlyArray<string> = []): Attribute => ({
  column: name,
  name,
  description: "",
  inputType,
  category: 3,
  min: null,
  max: null,
  values: values.map((value) => ({ value, name: value })),
  priceElement: null,
})

/** One of each kind of column; a record may hold several interests. */
export const columns = {
  gender: column("GENDER", "radio", ["F", "M"]),
  interests: column("INTERESTS", "list", ["10", "2", "1"]),
  age: column("AGE", "number"),
  size: column("SIZE", "single"),
  born: column("BORN", "date"),
  built: column("BUILT", "year"),
  month: column("MONTH", "month"),
  moved: column("MOVED", "monthYear"),
  name: column("LASTNAME", "string"),
  industry: column("SIC", "sic"),
} as const

export const allColumns: ReadonlyArray<Attribute> = Object.values(columns)

export const zips = ["60601", "60602", "46320"] as const
export const plus4s = ["0001", "0002"] as const
export const routes = ["C001", "R002"] as const

/** Two ZIP Codes in Chicago and one beyond the state line. */
export const placeOfZip = {
  "60601": { city: "Chicago", county: "17031", state: "IL" },
  "60602": { city: "Chicago", county: "17031", state: "IL" },
  "46320": { city: "Hammond", county: "18089", state: "IN" },
} as const

const centerOfZip: Readonly<Record<(typeof zips)[number], Point>> = {
  "60601": [0, 0],
  "60602": [0.1, 0],
  "46320": [0.2, 0.1],
}

/** Centers of parts lie a little off the center of their ZIP Code. */
const centersOf = (parts: ReadonlyArray<string>): ReadonlyMap<string, Point> =>
  new Map(
    zips.flatMap((zip) =>
      parts.map((part, at): [string, Point] => {
        const [longitude, latitude] = centerOfZip[zip]
        return [`${zip}${part}`, [longitude, latitude + at / 10]]
      }),
    ),
  )

export const gazetteer: Gazetteer = {
  places: {
    country: "US",
    states: new Set(["IL", "IN", "ON", "WI"]),
    counties: new Set(["17031", "18089", "55009"]),
    scfs: new Set(["606", "463", "541"]),
    cities: new Set(["IL aurora", "IL chicago", "IN aurora", "IN hammond", "ON toronto", "WI green bay"]),
  },
  countiesOfMetroArea: new Map([
    ["16980", ["17031", "18089"]],
    ["29020", ["18089"]],
    ["10000", []],
  ]),
  districtsOfZip: new Map([
    ["60601", ["IL05", "IL07"]],
    ["60602", ["IL07"]],
    ["46320", ["IN01"]],
  ]),
  centers: { zip: centersOf([""]), zip4: centersOf(plus4s), carrierRoute: centersOf(routes) },
  industries: new Set(["G", "58", "5812", "5813", "59", "H", "60"]),
}

/** Makes a person in Chicago with few known facts. */
export const person = (key: number, changes: Partial<UniverseRecord> = {}): UniverseRecord => ({
  personKey: BigInt(key),
  household: `of ${key}`,
  zip: "60601",
  plus4: "0001",
  route: "C001",
  postalCode: null,
  ...placeOfZip["60601"],
  point: [0, 0],
  attributes: new Map(),
  industries: [],
  phone: "none",
  hasEmail: false,
  dwelling: "home",
  delivery: "carrierRoute",
  hasContactName: false,
  ...changes,
})

export const universeOf = (...records: ReadonlyArray<UniverseRecord>): Universe => ({
  records,
  columns: allColumns,
  gazetteer,
  savedCounts: new Map(),
  locationFiles: new Map(),
})

const found = <A, E>(result: Result.Result<A, E>): A => {
  if (Result.isFailure(result)) throw new Error(JSON.stringify(result.failure))
  return result.success
}

/** A definition of list type 10, or another, that differs from an empty one. */
export const asked = (changes: Partial<CanonicalDefinition>): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    ...changes,
  })

/** A definition of everywhere that asks for these. */
export const askedFor = (...criteria: ReadonlyArray<Criterion>): CanonicalDefinition =>
  asked({ areas: [nation], audience: { unit: "individuals", criteria } })

/** Ages from one to another, both included, as alternatives. */
export const agesBetween = (...bounds: ReadonlyArray<readonly [string, string]>): ColumnCriterion => {
  const [first = { from: "", to: "" }, ...rest] = bounds.map(([from, to]) => ({ from, to }))
  return { kind: "ranges", column: "AGE", ranges: [first, ...rest] }
}

/** The rows of a breakdown. */
export const rowsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, records]) => ({ value, records }))

/** Its answer; a refusal is a bug of the test. */
export const answer = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys = noSuppressions,
): Evaluation => found(evaluate(universe, definition, suppressed))

export const steps = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys = noSuppressions,
): ReadonlyArray<WaterfallStep> => found(waterfall(universe, definition, suppressed))

export const suggested = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys = noSuppressions,
): ReadonlyArray<Suggestion> => found(suggestions(universe, definition, suppressed))

/** The person keys of each chosen area. */
export const whom = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys = noSuppressions,
): ReadonlyArray<ReadonlyArray<number>> =>
  answer(universe, definition, suppressed).selected.map(({ records }) =>
    records.map(({ personKey }) => Number(personKey)),
  )

export const nation: Area = { kind: "nation", excluded: false }
export const zipArea = (zip: string, excluded = false): Area => ({
  kind: "zip",
  zip: Zip.make(zip),
  excluded,
})
export const stateArea = (state: string, excluded = false): Area => ({ kind: "state", state, excluded })
/** The nearest to a point. */
export const closestArea = (quantity: number, [longitude, latitude]: Point = [0, 0]): Area => ({
  kind: "closest",
  name: "",
  longitude,
  latitude,
  quantity,
  excluded: false,
})
export const radiusArea = (miles: number, changes: Partial<typeof RadiusArea.Type> = {}): Area => ({
  kind: "radius",
  name: "",
  longitude: 0,
  latitude: 0,
  miles,
  withinState: null,
  granularity: "standard",
  excluded: false,
  ...changes,
})
export const polygonArea = (points: ReadonlyArray<Point>, granularity: Granularity = "standard"): Area => ({
  kind: "polygon",
  name: "",
  points,
  granularity,
  excluded: false,
})
export const savedArea = (savedCount: string): Area => ({ kind: "savedCount", savedCount, excluded: false })
