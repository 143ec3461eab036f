import { phoneOptionName } from "../audience/step/phoneOptions.ts"
import { diffLists } from "../definition/diffLists.ts"
import type { Area } from "../definition/Area.ts"
import { areaKey } from "../definition/areaKey.ts"
import { areasSummary, type AreaNameLookup } from "../definition/areasSummary.ts"
import { criterionColumns } from "../definition/criterionColumns.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { columnName, type NamedColumn } from "../glossary/columnName.ts"
import { flagsText } from "../glossary/flags.ts"
import { recordTerms } from "../catalog/recordTerms.ts"
import { RECORD_FIELDS } from "../glossary/recordFields.ts"
import { SUPPRESSIONS } from "../glossary/suppressions.ts"
import { SUPPRESSION_KINDS } from "../suppression/SuppressionListItem.ts"
import type { DraftContent } from "./changeDraft.ts"
import type { Choices } from "./Draft.ts"
import { hasSameJson, hasSameChoices } from "./hasSameChoices.ts"

const included = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> =>
  areas.map((area) => ({ ...area, excluded: false }))

const areasText = (
  before: ReadonlyArray<Area>,
  after: ReadonlyArray<Area>,
  nameOf?: AreaNameLookup,
): ReadonlyArray<string> => {
  const { onlyFirst: removed, onlySecond: added } = diffLists(before, after, areaKey)
  const were = new Map(before.map((area) => [areaKey(area), area]))
  const turned = after.filter((area) => {
    const was = were.get(areaKey(area))
    return was !== undefined && was.excluded !== area.excluded
  })
  const line = (areas: ReadonlyArray<Area>) => areasSummary(included(areas), nameOf)
  if (added.length > 0 && removed.length > 0) return [`replaced ${line(removed)} with ${line(added)}`]
  if (added.length > 0) return [`added ${line(added)}`]
  if (removed.length > 0) return [`removed ${line(removed)}`]
  const [first] = turned
  if (first !== undefined) return [`${first.excluded ? "excluded" : "included"} ${line(turned)}`]
  return hasSameJson(before, after) ? [] : ["changed the areas"]
}

const criteriaText = (
  before: CanonicalDefinition["audience"],
  after: CanonicalDefinition["audience"],
  columns: ReadonlyArray<NamedColumn>,
): ReadonlyArray<string> => {
  const of = ({ criteria }: typeof before, key: string) =>
    criteria.filter((criterion) => criterionColumns(criterion).join(" ") === key)
  const all = [
    ...new Map([...before.criteria, ...after.criteria].map((one) => [criterionColumns(one).join(" "), one])),
  ]
  const changed = all.filter(([key]) => !hasSameJson(of(before, key), of(after, key)))
  if (changed.length > 2) return [`changed ${changed.length} attributes`]
  return changed.map(([key, criterion]) => {
    const name =
      criterion.kind === "flags"
        ? flagsText(columns, criterion.columns)
        : columnName(columns, criterion.column)
    if (of(before, key).length === 0) return `added ${name}`
    return of(after, key).length === 0 ? `removed ${name}` : `changed ${name}`
  })
}

const selectionText = (
  before: CanonicalDefinition,
  after: CanonicalDefinition,
  columns: ReadonlyArray<NamedColumn>,
  nameOf?: AreaNameLookup,
): ReadonlyArray<string> => [
  ...areasText(before.areas, after.areas, nameOf),
  ...criteriaText(before.audience, after.audience, columns),
  ...(before.audience.unit === after.audience.unit
    ? []
    : [
        `${after.audience.unit === "allHouseholds" ? "chose" : "removed"} ${recordTerms(after.listType).units.all}`,
      ]),
  ...(before.phoneOption === after.phoneOption
    ? []
    : [
        after.phoneOption === null
          ? `cleared ${RECORD_FIELDS.phone} options`
          : `chose ${phoneOptionName(after.phoneOption, after.listType)}`,
      ]),
  ...(before.emailOption === after.emailOption ? [] : [`changed ${RECORD_FIELDS.email}`]),
  ...(hasSameJson(before.occupant, after.occupant) ? [] : ["changed targets and routes"]),
  ...SUPPRESSION_KINDS.filter(
    (kind) => !hasSameJson(before.suppressions[kind], after.suppressions[kind]),
  ).map((kind) => `changed ${SUPPRESSIONS[kind]}`),
]

/** Describes the quick picks that were applied or removed, by name. */
const quickPicksText = (before: Choices, after: Choices): ReadonlyArray<string> => {
  const nameOf = ({ name }: { readonly name: string }): string => name
  const { onlyFirst, onlySecond } = diffLists(before.quickPicks ?? [], after.quickPicks ?? [], nameOf)
  if (onlySecond.length > 0) return [`applied ${onlySecond.map(nameOf).join(", ")}`]
  return onlyFirst.length > 0 ? [`removed ${onlyFirst.map(nameOf).join(", ")}`] : []
}

const WHAT: ReadonlyArray<readonly [keyof Choices, string]> = [
  ["quantities", "changed the quantities"],
  ["detailQuantities", "changed the quantities"],
  ["wantedTotal", "changed the number of records wanted"],
  ["listUsage", "changed the list usage"],
  ["promoCode", "changed the promotion code"],
  ["contact", "changed the contact information"],
  ["outputColumns", "changed the output columns"],
  ["mobilePackageId", "changed the mobile package"],
  ["media", "changed the media"],
]

/**
 * Describes a change for the undo button: 'removed ZIP Code 60614', 'added Age', 'chose No Phones'; '' if no choice
 * changed. If the selection changed, describes only that, because the quantities follow from it.
 */
export const changeText = (
  before: DraftContent,
  after: DraftContent,
  columns: ReadonlyArray<NamedColumn>,
  nameOf?: AreaNameLookup,
): string => {
  const picked = quickPicksText(before.choices, after.choices)
  const selected =
    picked.length > 0 ? picked : selectionText(before.definition, after.definition, columns, nameOf)
  const chosen = [
    ...(before.accountId === after.accountId ? [] : ["changed the account"]),
    ...WHAT.filter(([key]) => !hasSameJson(before.choices[key], after.choices[key])).map(([, text]) => text),
  ]
  const [first, second, ...more] = selected.length > 0 ? selected : [...new Set(chosen)]
  if (first === undefined) return hasSameChoices(before, after) ? "" : "changed the order"
  return more.length > 0 ? `${first} and more` : [first, ...(second === undefined ? [] : [second])].join(", ")
}
