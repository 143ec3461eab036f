import assert from "node:assert/strict"
import fc from "fast-check"
import { Schema } from "effect"
import { FLAG_VALUE } from "../../src/definition/Audience.ts"
import type { Area } from "../../src/definition/Area.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { compareStrings } from "../../src/definition/sortUniqueStrings.ts"
import { canonicalJson, selectionJson } from "../../src/definition/definitionHash.ts"
import { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { area } from "./arbitraryArea.ts"
import { definition, rewritten } from "./arbitraryDefinition.ts"

/** Records of fast-check may lack a prototype, which is no difference here. */
const equal = (actual: unknown, expected: unknown): boolean => {
  assert.deepEqual(structuredClone(actual), structuredClone(expected))
  return true
}

const encode = Schema.encodeSync(ListDefinition)
const decode = Schema.decodeUnknownSync(ListDefinition)
const read = Schema.decodeUnknownSync(Schema.fromJsonString(ListDefinition))

const canonicalArea = (one: Area): Area =>
  canonicalDefinition({ ...emptyDefinition(10), areas: [one] }).areas[0] ?? one

/** Returns everything that decides which people an area holds. */
const meaning = (one: Area): string =>
  JSON.stringify(
    Object.entries({ ...canonicalArea(one), name: "", excluded: false }).toSorted(([a], [b]) =>
      compareStrings(a, b),
    ),
  )

const renamed = (given: ListDefinition, name: string): ListDefinition => ({
  ...given,
  areas: given.areas.map((one) => ("name" in one ? { ...one, name } : one)),
})

const textOf = (given: ListDefinition): string => canonicalJson(canonicalDefinition(given))
/** Returns the text of a definition that is hashed, regardless of how the definition is written. */
const hashed = (given: ListDefinition): string => selectionJson(canonicalDefinition(given))

const chosen = ({ areas }: ListDefinition): ReadonlyArray<Area> => areas.filter(({ excluded }) => !excluded)
const excludedOf = ({ areas }: ListDefinition): ReadonlyArray<Area> =>
  areas.filter(({ excluded }) => excluded)

export const definitionSentences = sentencesAbout(
  "definition",
  always(
    "the canonical form of a definition is its own canonical form",
    fc.property(definition, (given) => {
      const canonical = canonicalDefinition(given)
      return equal(canonicalDefinition(canonical), canonical)
    }),
  ),
  always(
    "a definition has one canonical form, however its criteria, values and options are ordered and repeated",
    fc.property(definition, (given) =>
      equal(canonicalDefinition(rewritten(given)), canonicalDefinition(given)),
    ),
  ),
  always(
    "the canonical form keeps the areas in the order in which each first came up",
    fc.property(definition, (given) => {
      const keys = given.areas.map((one) => `${areaKey(one)} ${one.excluded}`)
      return equal(
        canonicalDefinition(given).areas.map((one) => `${areaKey(one)} ${one.excluded}`),
        keys.filter((key, at) => keys.indexOf(key) === at),
      )
    }),
  ),
  always(
    "the canonical form keeps every column, value, range and industry that was asked for, and adds none",
    fc.property(definition, (given) => {
      const asked = ({ audience }: ListDefinition) =>
        new Set(
          audience.criteria.flatMap((one) => {
            switch (one.kind) {
              case "flags":
                return one.match === "any" && new Set(one.columns).size > 1
                  ? [...new Set(one.columns)].toSorted().join(" or ")
                  : one.columns.map((column) => `${column} ${FLAG_VALUE}`)
              case "values":
                return one.values.map((value) => `${one.column} ${value}`)
              case "ranges":
                return one.ranges.map(({ from, to }) => JSON.stringify([one.column, from, to]))
              case "industries":
                return [...one.added.map((code) => `+${code}`), ...one.omitted.map((code) => `-${code}`)].map(
                  (code) => `${one.column} ${code}`,
                )
            }
          }),
        )
      return equal(asked(canonicalDefinition(given)), asked(given))
    }),
  ),
  always(
    "the canonical form of a definition is a definition, and survives being written and read",
    fc.property(definition, (given) => equal(read(textOf(given)), canonicalDefinition(given))),
  ),
  always(
    "the text of a definition has the keys of its schema in their order, and no others",
    fc.property(definition, (given) => {
      const shuffled: ListDefinition = JSON.parse(JSON.stringify(given), (_, value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? { ZZ: 1, ...Object.fromEntries(Object.entries(value).toReversed()) }
          : value,
      )
      return textOf(shuffled) === JSON.stringify(encode(canonicalDefinition(given)))
    }),
  ),
  always(
    "a definition that is encoded and decoded is the same",
    fc.property(definition, (given) => equal(decode(encode(given)), given)),
  ),
  always(
    "what the shapes of a definition are called never changes what is hashed",
    fc.property(
      definition,
      fc.string({ maxLength: 20 }),
      (given, name) => hashed(renamed(given, name)) === hashed(given),
    ),
  ),
  always(
    "where the excluded areas of a definition stand never changes what is hashed",
    fc.property(
      definition,
      (given) =>
        hashed({ ...given, areas: [...excludedOf(given).toReversed(), ...chosen(given)] }) === hashed(given),
    ),
  ),
  always(
    "definitions whose chosen areas stand in another order are never hashed alike",
    fc.property(definition, (given) => {
      const areas = chosen(canonicalDefinition(given)).map((one) =>
        "name" in one ? { ...one, name: "" } : one,
      )
      fc.pre(areas.length > 1)
      return hashed({ ...given, areas }) !== hashed({ ...given, areas: areas.toReversed() })
    }),
  ),
  always(
    "two areas have the same key exactly when they hold the same by the same words",
    fc.property(area, area, (one, other) => {
      assert.equal(areaKey(one), areaKey(canonicalArea(one)))
      return (areaKey(one) === areaKey(other)) === (meaning(one) === meaning(other))
    }),
  ),
)
