import { recordTerms } from "../../catalog/recordTerms.ts"
import type {
  ColumnCriterion,
  Criterion,
  FlagsCriterion,
  RangesCriterion,
} from "../../definition/Audience.ts"
import { criterionColumns, isColumnCriterion } from "../../definition/criterionColumns.ts"
import type { ListDefinition, OccupantOptions } from "../../definition/ListDefinition.ts"
import { ATTRIBUTE_PHRASES, type AttributePhrase } from "../../glossary/attributePhrases.ts"
import { columnName } from "../../glossary/columnName.ts"
import { FLAG_MATCH_LABELS } from "../../glossary/flags.ts"
import type { Attribute } from "../attributes/Attribute.ts"
import { isFlag } from "../attributes/isFlag.ts"
import { occupantTargetName } from "../occupants/occupantNames.ts"
import { type Route, ROUTES, TARGETS } from "../occupants/occupantOptions.ts"
import { isPropensity } from "../attributes/attributeKinds.ts"
import { decileRangeText, shortPropensityName } from "../propensities/deciles.ts"
import { rangeLabel } from "../attributes/rangeLabel.ts"
import { valueName } from "../attributes/valueName.ts"
import { allowedPhoneOption } from "../step/phoneOptions.ts"
import { valueBands } from "./valueBands.ts"

/** A single choice in the wording of the sentence: '25 to 54', 'who own their home'. */
export interface SentencePart {
  readonly text: string
  /** The connector to the previous part: ',', ' or', ' but not'; '' before the first part. */
  readonly joint: "" | "," | " or" | " but not"
  /** The criterion to remove with `removeCriterionParts`. */
  readonly criterion: Criterion
}

/** The part of the sentence about one attribute: 'aged' '25 to 54'. */
export interface SentenceClause {
  readonly column: string
  /** The attribute's display name. */
  readonly name: string
  readonly before: string
  readonly parts: ReadonlyArray<SentencePart>
  readonly after: string
}

/** An audience as a sentence, in pieces that can be removed individually. */
export interface AudienceSentence {
  /** The subject: 'People', 'Contacts at businesses', 'All households', 'Homes and apartments on carrier routes'. */
  readonly subject: string
  readonly clauses: ReadonlyArray<SentenceClause>
  /** True if addresses come with known names. */
  readonly withNames: boolean
  /** True if only records with phones are included. */
  readonly withPhones: boolean
  /** The clauses that are chosen but have no effect while all households are selected. */
  readonly unused: ReadonlyArray<SentenceClause>
}

/** The wording for addresses that come with known names. */
export const WITH_NAMES_TEXT = "with contact names where available"

/** The wording for including only records with phones. */
export const WITH_PHONES_TEXT = "with phones"

const ON_ROUTES: Readonly<Record<Route, string>> = {
  carrierRoutes: "on carrier routes",
  poBoxes: "in PO boxes",
  ruralRoutes: "on rural routes",
}

const ORDER = Object.keys(ATTRIBUTE_PHRASES)

const isPhrased = (column: string): column is keyof typeof ATTRIBUTE_PHRASES =>
  Object.hasOwn(ATTRIBUTE_PHRASES, column)

/** Returns an attribute's rank: in glossary order, with all others after them in their existing order. */
const place = (criterion: Criterion): number => {
  const at = ORDER.indexOf(criterionColumns(criterion)[0] ?? "")
  return at === -1 ? ORDER.length : at
}

interface Said {
  readonly text: string
  readonly criterion: Criterion
  readonly isOmitted?: boolean
}

const saidOf = (criterion: ColumnCriterion, column: Attribute | undefined): ReadonlyArray<Said> => {
  const nameOf = (code: string): string => valueName(column, code)
  switch (criterion.kind) {
    case "values":
      return valueBands(column?.values ?? [], criterion.values).map(({ text, values }) => ({
        text,
        criterion: { ...criterion, values },
      }))
    case "ranges":
      return criterion.ranges.map((range) => ({
        text: rangeLabel(column?.inputType ?? "string", range),
        criterion: { ...criterion, ranges: [range] },
      }))
    case "industries":
      return [
        ...criterion.added.map((code) => ({
          text: nameOf(code),
          criterion: { ...criterion, added: [code], omitted: [] },
        })),
        ...criterion.omitted.map((code) => ({
          text: nameOf(code),
          criterion: { ...criterion, added: [], omitted: [code] },
          isOmitted: true,
        })),
      ]
  }
}

const jointOf = (said: ReadonlyArray<Said>, at: number): SentencePart["joint"] => {
  const [last, part, next] = [said[at - 1], said[at], said[at + 1]]
  if (last === undefined) return ""
  if (part?.isOmitted === true && last.isOmitted !== true) return " but not"
  return next === undefined || next.isOmitted !== part?.isOmitted ? " or" : ","
}

/**
 * Returns an attribute's wording: a phrase for each value if they all have one; otherwise, the words around all of
 * them.
 */
const phraseOf = (
  phrase: AttributePhrase | undefined,
  name: string,
  said: ReadonlyArray<Said>,
): Pick<SentenceClause, "before" | "after"> & { readonly wordsOf: (text: string) => string } => {
  const asItIs = (text: string): string => text
  if (phrase !== undefined && "values" in phrase) {
    const { values } = phrase
    if (said.every(({ text }) => Object.hasOwn(values, text)))
      return { before: "", after: "", wordsOf: (text) => values[text] ?? text }
  }
  const isOnlyOmitted = said.every(({ isOmitted }) => isOmitted === true)
  if (phrase === undefined || "values" in phrase) {
    return { before: `whose ${name} is${isOnlyOmitted ? " not" : ""}`, after: "", wordsOf: asItIs }
  }
  const { after = "", afterOne = after, before } = phrase
  const isOne = said.length === 1 && said[0]?.text === "1"
  return {
    before: isOnlyOmitted ? `not ${before}` : before,
    after: isOne ? afterOne : after,
    wordsOf: asItIs,
  }
}

const clauseOf = (criterion: ColumnCriterion, columns: ReadonlyArray<Attribute>): SentenceClause => {
  const column = columns.find((known) => known.column === criterion.column)
  const name = column?.name ?? criterion.column
  if (column !== undefined && isFlag(column) && criterion.kind === "values")
    return {
      column: criterion.column,
      name,
      before: KNOWN_FOR,
      parts: [{ text: name, joint: "", criterion }],
      after: "",
    }
  if (column !== undefined && isPropensity(column) && criterion.kind === "ranges")
    return propensityClause(criterion, column)
  const said = saidOf(criterion, column)
  const phrase = isPhrased(criterion.column) ? ATTRIBUTE_PHRASES[criterion.column] : undefined
  const { after, before, wordsOf } = phraseOf(phrase, name, said)
  return {
    column: criterion.column,
    name,
    before,
    parts: said.map(({ criterion: own, text }, at) => ({
      text: wordsOf(text),
      joint: jointOf(said, at),
      criterion: own,
    })),
    after,
  }
}

/** Builds a propensity's clause: 'who are' 'among the most likely 30%' 'to take a cruise'. */
const propensityClause = (criterion: RangesCriterion, { column, name }: Attribute): SentenceClause => {
  const purpose = shortPropensityName(name)
  const isVerb = purpose !== name
  const ranges = criterion.ranges.map((range): Said => ({
    text: `among ${decileRangeText(range)}`,
    criterion: { ...criterion, ranges: [range] },
  }))
  return {
    column,
    name,
    before: isVerb ? "who are" : `whose ${name} is`,
    parts: ranges.map(({ criterion: own, text }, at) => ({
      text,
      joint: jointOf(ranges, at),
      criterion: own,
    })),
    after: isVerb ? `to ${purpose.toLowerCase()}` : "",
  }
}

/** The wording before the names of flags. */
const KNOWN_FOR = "known for"

/**
 * Builds the clause for flags from their names: 'known for' 'Boating and Sailing' 'or Tennis'. Removing one flag
 * removes them all.
 */
const flagsClause = (criterion: FlagsCriterion, columns: ReadonlyArray<Attribute>): SentenceClause => {
  const last = criterion.columns.length - 1
  return {
    column: criterion.columns.join(" "),
    name: FLAG_MATCH_LABELS[criterion.match],
    before: KNOWN_FOR,
    parts: criterion.columns.map((column, at) => ({
      text: columnName(columns, column),
      joint: at === 0 ? "" : at === last && criterion.match === "any" ? " or" : ",",
      criterion,
    })),
    after: "",
  }
}

const isOf = <Name>(ticked: ReadonlyArray<Name>) => {
  const names = new Set(ticked)
  return (name: Name): boolean => names.has(name)
}

const inSentence = new Intl.ListFormat("en-US", { style: "long" })
/**
 * Joins words as in 'homes, apartments and businesses', without a comma before 'and', which would seem to begin another
 * group.
 */
const joined = (words: ReadonlyArray<string>): string => inSentence.format(words).replace(", and ", " and ")

/**
 * Describes the addresses of an occupant list: 'homes and apartments on carrier routes'; null for a list without such
 * options.
 */
const occupantWords = (occupant: OccupantOptions | null | undefined): string | null => {
  if (occupant === null || occupant === undefined) return null
  const targets = TARGETS.filter(isOf(occupant.targets)).map(occupantTargetName)
  const routes = ROUTES.filter(isOf(occupant.routes)).map((route) => ON_ROUTES[route])
  const kinds = targets.length === 0 ? "addresses" : joined(targets).toLowerCase()
  return routes.length === 0 ? kinds : `${kinds} ${joined(routes)}`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The parts of a definition that describe its audience. */
export type DescribedList = Pick<ListDefinition, "audience" | "listType" | "phoneOption"> &
  Partial<Pick<ListDefinition, "occupant">>

/**
 * Describes a list's audience as a sentence: People aged 25 to 54, who own their home, with income of $75,000 or more,
 * with phones. `columns` may lack values while they load; codes replace the names until then. Phones that are delivered
 * where available don't narrow the list, so the sentence omits them.
 */
export const audienceSentence = (
  { audience, listType, occupant, phoneOption }: DescribedList,
  columns: ReadonlyArray<Attribute>,
): AudienceSentence => {
  const { subject, units } = recordTerms(listType)
  const isByHousehold = audience.unit === "allHouseholds"
  const addresses = occupantWords(occupant)
  const clauses = audience.criteria
    .toSorted((a, b) => place(a) - place(b))
    .map((criterion) =>
      isColumnCriterion(criterion) ? clauseOf(criterion, columns) : flagsClause(criterion, columns),
    )
  return {
    subject:
      addresses === null
        ? isByHousehold
          ? units.all
          : subject
        : isByHousehold
          ? `All ${addresses}`
          : capital(addresses),
    clauses: isByHousehold ? [] : clauses,
    withNames: occupant?.contactNames === true,
    withPhones: allowedPhoneOption(listType, phoneOption) === "onlyWithPhones",
    unused: isByHousehold ? clauses : [],
  }
}
