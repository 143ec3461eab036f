import { readFile } from "node:fs/promises"
import { UNIVERSES } from "@listwright/domain/catalog"
import { sourceCountry } from "@listwright/domain/geography"
import { COUNTRIES, type Country } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import * as SchemaIssue from "effect/SchemaIssue"
import { MappingRefused, type Mistake } from "../ImportErrors.ts"
import { flagAnswers } from "./flagAnswers.ts"
import { recordRules } from "./recordRules.ts"
import { mappingCountry, Mapping, type RecordMapping } from "./Mapping.ts"

const decode = Schema.decodeUnknownEffect(Mapping)
const format = SchemaIssue.makeFormatterStandardSchemaV1()

type Path = ReturnType<typeof format>["issues"][number]["path"]

/** Formats a path, such as 'attributes[3].to.min'. */
const pathText = (path: Path): string =>
  (path ?? [])
    .map((step) => (typeof step === "object" ? step.key : step))
    .map((key, at) => (typeof key === "number" ? `[${key}]` : `${at === 0 ? "" : "."}${String(key)}`))
    .join("")

const mistakesOf = (error: Schema.SchemaError): ReadonlyArray<Mistake> =>
  format(error.issue).issues.map(({ message, path }) => ({ path: pathText(path), problem: message }))

const PAIRS = [
  ["latitude", "longitude"],
  ["firstName", "lastName"],
] as const

/** Finds pairs of columns where the mapping names only one of the two. */
const halves = ({ record }: Mapping): ReadonlyArray<Mistake> =>
  PAIRS.filter(([one, other]) => (record[one] === undefined) !== (record[other] === undefined)).map(
    ([one, other]) => ({ path: "record", problem: `name ${one} and ${other} together or not at all` }),
  )

/**
 * Finds name and company columns that the universe's records require but the mapping lacks, or that the records can't
 * have.
 */
const misnamed = (mapping: Mapping): ReadonlyArray<Mistake> => {
  const { record } = mapping
  const { facts, hasCompanies, needsNames, universe } = recordRules(mapping)
  const { title } = UNIVERSES[universe]
  const missing = (path: "firstName" | "company") => ({
    path: `record.${path}`,
    problem: `is missing: ${title} need it`,
  })
  return [
    ...(needsNames && record.firstName === undefined && record.lastName === undefined
      ? [missing("firstName")]
      : []),
    ...(hasCompanies && record.company === undefined ? [missing("company")] : []),
    ...(!hasCompanies && record.company !== undefined
      ? [{ path: "record.company", problem: `is only for ${UNIVERSES.business.title}` }]
      : []),
    ...(!facts.includes("BUSINESS") && record.business !== undefined
      ? [{ path: "record.business", problem: `is only for ${UNIVERSES.occupant.title}` }]
      : []),
  ]
}

const COUNTRY_NAMES: Readonly<Record<Country, string>> = { US: "the United States", CA: "Canada" }

/** The columns that only one country's records have. */
const PLACE_COLUMNS: Readonly<Record<Country, ReadonlyArray<keyof RecordMapping>>> = {
  US: ["zip", "plus4", "carrierRoute"],
  CA: ["postalCode"],
}

/** Finds a country that doesn't match the list type, and columns that belong to another country. */
const misplaced = (mapping: Mapping): ReadonlyArray<Mistake> => {
  const { listType, record } = mapping
  const country = mappingCountry(mapping)
  const [needed = "zip"] = PLACE_COLUMNS[country]
  const meant = sourceCountry(listType)
  return [
    ...(meant === country
      ? []
      : [
          {
            path: "country",
            problem: `list type ${listType} contains people in ${COUNTRY_NAMES[meant]}: write ${meant}`,
          },
        ]),
    ...(record[needed] === undefined
      ? [{ path: `record.${needed}`, problem: `is missing: people in ${COUNTRY_NAMES[country]} need it` }]
      : []),
    ...COUNTRIES.filter((other) => other !== country).flatMap((other) =>
      PLACE_COLUMNS[other]
        .filter((column) => record[column] !== undefined)
        .map((column) => ({
          path: `record.${column}`,
          problem: `is only for people in ${COUNTRY_NAMES[other]}`,
        })),
    ),
  ]
}

/** Finds flag values that mean both yes and no. */
const twoFaced = ({ record: { apartment, business, phone } }: Mapping): ReadonlyArray<Mistake> => {
  const flags = [
    ["record.apartment", apartment],
    ["record.business", business],
    ["record.phone.doNotCall", phone?.doNotCall === "removed" ? undefined : phone?.doNotCall],
  ] as const
  return flags.flatMap(([path, flag]) => {
    if (flag === undefined) return []
    const no = new Set(flagAnswers(flag).no)
    const both = flagAnswers(flag).yes.filter((answer) => no.has(answer))
    return both.length === 0 ? [] : [{ path, problem: `'${both.join("', '")}' means both yes and no` }]
  })
}

/** Reads a mapping file; reports each mistake in its structure with its path, including unknown keys. */
export const readMapping = Effect.fn("readMapping")(function* (
  file: string,
): Effect.fn.Return<Mapping, MappingRefused> {
  const refused = (mistakes: ReadonlyArray<Mistake>) => new MappingRefused({ file, mistakes })
  const wrong = (problem: string) => refused([{ path: "", problem }])
  const text = yield* Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: (cause) => wrong(`it cannot be read: ${String(cause)}`),
  })
  const json: unknown = yield* Effect.try({
    try: (): unknown => JSON.parse(text.replace(/^\uFEFF/, "")),
    catch: (cause) => wrong(`it is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`),
  })
  const mapping = yield* decode(json, { errors: "all", onExcessProperty: "error" }).pipe(
    Effect.mapError((error) => refused(mistakesOf(error))),
  )
  const mistakes = [...misplaced(mapping), ...misnamed(mapping), ...halves(mapping), ...twoFaced(mapping)]
  if (mistakes.length > 0) return yield* refused(mistakes)
  return mapping
})
