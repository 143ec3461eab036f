import { chosenCriteria } from "../../audience/attributes/chosenCriteria.ts"
import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { allowedEmailOption, emailOptionName } from "../../audience/step/emailOptions.ts"
import { allowedPhoneOption, phoneOptionName } from "../../audience/step/phoneOptions.ts"
import { diffLists } from "../../definition/diffLists.ts"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { isCodeOnly } from "../../definition/areaKinds.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { Choices } from "../../drafts/Draft.ts"
import { AREA_KINDS } from "../../glossary/areaKinds.ts"
import { columnName } from "../../glossary/columnName.ts"
import { countUnitText } from "../../audience/sentence/countUnitText.ts"
import { RECORD_FIELDS } from "../../glossary/recordFields.ts"
import { SUPPRESSIONS } from "../../glossary/suppressions.ts"
import { listUsages, listUsageText } from "../../pricing/ListUsage.ts"
import { SUPPRESSION_KINDS, type SuppressionKind } from "../../suppression/SuppressionListItem.ts"
import { suppressedDaysText, suppressedItemsText } from "../../suppression/suppressionLines.ts"
import type { ComparedContent } from "./ComparedList.ts"

/** A single part of a list, such as an area or an age range. */
export interface ComparedPart {
  readonly text: string
  /** True if the other list also contains it. */
  readonly isShared: boolean
}

/** A choice in each of two lists, described in words; empty if nothing was chosen. */
export interface ComparedLine {
  readonly key: string
  readonly name: string
  readonly one: ReadonlyArray<ComparedPart>
  readonly other: ReadonlyArray<ComparedPart>
  readonly isSame: boolean
  /** A description of the difference if the parts don't show it; otherwise null. */
  readonly remark: string | null
}

/** A group of related choices. */
export interface ComparedSection {
  readonly title: string
  readonly lines: ReadonlyArray<ComparedLine>
}

/** The display names needed to compare two lists' choices. */
export interface ComparisonNames {
  readonly columns: (listType: number) => ReadonlyArray<Attribute>
  /** Returns a source's name: 'Consumer'. */
  readonly sourceName: (listType: number) => string
  /** Returns an area's name: '60614', 'North side'. */
  readonly areaName: (area: Area) => string
}

/** A part of one list, not yet compared with the other list. */
interface Part {
  /** The part's key; parts with the same key are identical. */
  readonly key: string
  readonly text: string
}

type Parts = ReadonlyArray<Part>

const keyOfPart = ({ key }: Part): string => key

const line = (key: string, name: string, one: Parts, other: Parts): ComparedLine => {
  const { both, onlyFirst, onlySecond } = diffLists(one, other, keyOfPart)
  const shared = new Set(both.map(keyOfPart))
  const shown = (parts: Parts) => parts.map(({ key, text }) => ({ text, isShared: shared.has(key) }))
  const hasSameParts = onlyFirst.length === 0 && onlySecond.length === 0
  const isReordered = hasSameParts && one.some((part, at) => part.key !== other[at]?.key)
  return {
    key,
    name,
    one: shown(one),
    other: shown(other),
    isSame: hasSameParts && !isReordered,
    remark: isReordered ? "The same, in a different order" : null,
  }
}

/** Compares a single choice in the two lists; `one` or `other` is null if that list doesn't have the choice. */
const choice = (key: string, name: string, one: string | null, other: string | null): ComparedLine => {
  const parts = (text: string | null): Parts => (text === null ? [] : [{ key: text, text }])
  return line(key, name, parts(one), parts(other))
}

/** Drops the choices that neither list has. */
const chosen = (lines: ReadonlyArray<ComparedLine>): ReadonlyArray<ComparedLine> =>
  lines.filter(({ one, other }) => one.length > 0 || other.length > 0)

type Definitions = readonly [CanonicalDefinition, CanonicalDefinition]

const areaLines = (definitions: Definitions, { areaName }: ComparisonNames): ReadonlyArray<ComparedLine> => {
  const kinds = new Set(definitions.flatMap(({ areas }) => areas.map(({ kind }) => kind)))
  const textOf = (area: Area): string =>
    kinds.size > 1 && isCodeOnly(area.kind)
      ? `${AREA_KINDS[area.kind].label} ${areaName(area)}`
      : areaName(area)
  const partsOf = ({ areas }: CanonicalDefinition, isExcluded: boolean): Parts =>
    areas
      .filter(({ excluded }) => excluded === isExcluded)
      .map((area) => ({ key: areaKey(area), text: textOf(area) }))
  const [one, other] = definitions
  return chosen([
    line("areas", "Areas", partsOf(one, false), partsOf(other, false)),
    line("excludedAreas", "Excluded areas", partsOf(one, true), partsOf(other, true)),
  ])
}

const audienceLines = (
  definitions: Definitions,
  { columns }: ComparisonNames,
): ReadonlyArray<ComparedLine> => {
  /** Returns the criteria that apply; lists of all households have none. */
  const criteriaOf = ({ audience, listType }: CanonicalDefinition) =>
    audience.unit === "allHouseholds" ? [] : chosenCriteria(audience, columns(listType))
  const [one, other] = definitions
  const [ones, others] = [criteriaOf(one), criteriaOf(other)]
  const partsOf = (criteria: typeof ones, column: string): Parts =>
    criteria
      .filter((criterion) => criterion.column === column)
      .flatMap(({ labels }) => labels.map((label) => ({ key: label, text: label })))
  const names = new Map([...others, ...ones].map(({ column, name }) => [column, name]))
  return [
    choice("unit", "Counted", countUnitText(one), countUnitText(other)),
    ...[...names].map(([column, name]) =>
      line(`criterion:${column}`, name, partsOf(ones, column), partsOf(others, column)),
    ),
  ]
}

const ROUTE_NAMES = {
  carrierRoutes: "carrier routes",
  poBoxes: "PO boxes",
  ruralRoutes: "rural routes",
} as const

const optionLines = ([one, other]: Definitions): ReadonlyArray<ComparedLine> => {
  const phone = ({ listType, phoneOption }: CanonicalDefinition) => {
    const option = allowedPhoneOption(listType, phoneOption)
    return option === null ? null : phoneOptionName(option, listType)
  }
  const email = ({ emailOption, listType }: CanonicalDefinition) => {
    const option = allowedEmailOption(listType, emailOption)
    return option === null ? null : emailOptionName(option)
  }
  const occupant = ({ occupant }: CanonicalDefinition): Parts =>
    occupant === null
      ? []
      : [
          ...occupant.targets,
          ...occupant.routes.map((route) => ROUTE_NAMES[route]),
          ...(occupant.contactNames ? ["contact names"] : []),
        ].map((text) => ({ key: text, text }))
  return chosen([
    choice("phone", RECORD_FIELDS.phone, phone(one), phone(other)),
    choice("email", RECORD_FIELDS.email, email(one), email(other)),
    line("occupant", "Targets and routes", occupant(one), occupant(other)),
  ])
}

const suppressionLine = ([one, other]: Definitions, kind: SuppressionKind): ComparedLine => {
  const [first, second] = [one.suppressions[kind], other.suppressions[kind]]
  const itemsOf = (side: typeof first) => (side.mode === "item" ? side.items : [])
  const { both } = diffLists(itemsOf(first), itemsOf(second), (item) => item)
  /**
   * Returns a side's parts. Orders and files can be numerous and their names aren't known here, so they're counted:
   * those in both lists, and the rest.
   */
  const partsOf = (side: typeof first): Parts => {
    switch (side.mode) {
      case "off":
        return []
      case "date": {
        const text = suppressedDaysText(side)
        return [{ key: text, text }]
      }
      case "item": {
        const own = side.items.filter((item) => !both.includes(item))
        const shared =
          both.length === 0 ? [] : [{ key: "both", text: suppressedItemsText(kind, both.length) }]
        if (own.length === 0) return shared
        const text = suppressedItemsText(kind, own.length)
        return [...shared, { key: own.join(), text: shared.length === 0 ? text : `${text} more` }]
      }
    }
  }
  return line(`suppression:${kind}`, SUPPRESSIONS[kind], partsOf(first), partsOf(second))
}

const usageText = (code: number): string => {
  const usage = listUsages.names.find((name) => listUsages.encode(name) === code)
  return usage === undefined ? String(code) : listUsageText(usage)
}

const labelsText = ({ labelCount = 0 }: Choices): string | null =>
  labelCount === 0 ? null : String(labelCount)

const orderLines = (
  [one, other]: readonly [ComparedContent, ComparedContent],
  { columns }: ComparisonNames,
): ReadonlyArray<ComparedLine> => {
  const outputs = ({ choices, definition }: ComparedContent): Parts =>
    (choices.outputColumns ?? []).map((column) => ({
      key: column,
      text: columnName(columns(definition.listType), column),
    }))
  return chosen([
    choice("usage", "List usage", usageText(one.choices.listUsage), usageText(other.choices.listUsage)),
    choice("promotion", "Promotion code", one.choices.promoCode, other.choices.promoCode),
    choice("labels", "Sets of labels", labelsText(one.choices), labelsText(other.choices)),
    line("outputColumns", "Additional columns", outputs(one), outputs(other)),
  ])
}

/**
 * Compares two lists choice by choice: the parts that they share, and the parts in only one. Areas in a different order
 * count as different, because a record belongs to the first area that contains it. Sections that neither list has are
 * omitted.
 */
export const compareDefinitions = (
  one: ComparedContent,
  other: ComparedContent,
  names: ComparisonNames,
): ReadonlyArray<ComparedSection> => {
  const definitions: Definitions = [one.definition, other.definition]
  const source = ({ listType }: CanonicalDefinition) => names.sourceName(listType)
  return [
    {
      title: "Where",
      lines: [
        choice("source", "Data source", source(one.definition), source(other.definition)),
        ...areaLines(definitions, names),
      ],
    },
    { title: "Who", lines: [...audienceLines(definitions, names), ...optionLines(definitions)] },
    {
      title: "Suppressed",
      lines: chosen(SUPPRESSION_KINDS.map((kind) => suppressionLine(definitions, kind))),
    },
    { title: "Order", lines: orderLines([one, other], names) },
  ].filter(({ lines }) => lines.length > 0)
}
