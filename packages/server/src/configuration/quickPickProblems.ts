import { quickPickNameKey } from "@listwright/domain/audience"
import { findListType } from "@listwright/domain/catalog"
import { readIndustries } from "@listwright/geography"
import { type Check, repeatedIndexes } from "./fileProblems.ts"
import type { QuickPicksFile } from "./QuickPicksFile.ts"
import type { Path } from "./SiteDocument.ts"
import type { SiteProblem } from "./SiteProblem.ts"

type List = "quickPicks" | "businessQuickPicks"

/** The length of the longest industry code in the classification; providers have longer codes of their own. */
const CLASSIFIED = 4

/** Returns all quick picks in both lists with their positions. */
const rowsOf = ({ businessQuickPicks, quickPicks }: QuickPicksFile) => [
  ...quickPicks.map((row, at) => ({ list: "quickPicks" as List, at, row })),
  ...businessQuickPicks.map((row, at) => ({ list: "businessQuickPicks" as List, at, row })),
]

/** Returns the reason a source can't offer a quick pick from a list; null if it can. */
const whyNotOf = (list: List, listType: number): string | null => {
  const source = findListType(listType)
  if (source === undefined) return `there is no source ${listType}; remove it, or correct its number`
  if (list === "businessQuickPicks")
    return source.audienceTabs.includes("businessQuickPicks")
      ? null
      : `source ${listType} has no business types; remove it here`
  return source.hidesQuickPicks ? `source ${listType} shows no quick picks; remove it here` : null
}

/** Returns the errors in the site's quick picks. */
export const quickPickProblems: Check<QuickPicksFile> = ({ document, value }) => {
  const rows = rowsOf(value)
  const classified = new Set(readIndustries().map(({ code }) => code))
  const unclassified = (path: Path, codes: ReadonlyArray<string>) =>
    codes.flatMap((code, place) =>
      code.length <= CLASSIFIED && !classified.has(code)
        ? [document.problem([...path, place], `there is no industry ${code}; correct it, or remove it`)]
        : [],
    )
  const names = rows.flatMap(({ at, list, row }) =>
    row.listTypes.map((listType) => ({ at, list, key: `${listType} ${quickPickNameKey(row.name)}` })),
  )
  const problems: Array<SiteProblem> = [
    ...repeatedIndexes(rows.map(({ row }) => row.id)).flatMap((place) => {
      const found = rows[place]
      return found === undefined
        ? []
        : [
            document.problem(
              [found.list, found.at, "id"],
              `another quick pick has the ID ${found.row.id}; give this one its own`,
            ),
          ]
    }),
    ...repeatedIndexes(names.map(({ key }) => key)).flatMap((place) => {
      const found = names[place]
      return found === undefined
        ? []
        : [
            document.problem(
              [found.list, found.at, "name"],
              "another quick pick of the same source has this name; give this one another",
            ),
          ]
    }),
    ...rows.flatMap(({ at, list, row }) =>
      row.listTypes.flatMap((listType, place) => {
        const text = whyNotOf(list, listType)
        return text === null ? [] : [document.problem([list, at, "listTypes", place], text)]
      }),
    ),
  ]
  for (const [at, { criteria }] of value.quickPicks.entries())
    for (const [place, criterion] of criteria.entries())
      if (criterion.kind === "industries")
        for (const field of ["added", "omitted"] as const)
          problems.push(...unclassified(["quickPicks", at, "criteria", place, field], criterion[field]))
  for (const [at, { added, id, omitted }] of value.businessQuickPicks.entries()) {
    const path = ["businessQuickPicks", at]
    if (added.length + omitted.length === 0)
      problems.push(document.problem(path, `${id} has no industries; set "added" or "omitted"`))
    for (const [field, codes] of Object.entries({ added, omitted })) {
      problems.push(...unclassified([...path, field], codes))
      for (const [place, code] of codes.entries()) {
        if (field === "omitted" && added.includes(code))
          problems.push(
            document.problem(
              [...path, field, place],
              `${code} is also added; keep it in only one of the two lists`,
            ),
          )
      }
    }
  }
  return problems
}
