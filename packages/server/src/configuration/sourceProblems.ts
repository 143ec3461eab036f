import { LIST_TYPES, findListType } from "@listwright/domain/catalog"
import { type Check, repeatedIndexes } from "./fileProblems.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import type { SourceSettings, SourcesFile } from "./SourcesFile.ts"

type Report = (key: keyof SourceSettings, text: string, at?: number) => SiteProblem

/** The tabs that can't be hidden, because lists need the selections made there. */
const NEEDED: ReadonlyArray<string> = ["demoDemographics", "residentOccupantList"]

/** Returns the reason a source can't hide a tab; null if it can. */
const tabText = (listType: number, tabs: ReadonlyArray<string>, tab: string): string | null => {
  if (!tabs.includes(tab))
    return `source ${listType} has no tab ${tab}; remove it, or use one of: ${tabs.join(", ")}`
  return NEEDED.includes(tab)
    ? `the tab ${tab} can't be hidden, because lists need what is chosen there; remove it here`
    : null
}

const tabProblems = (
  { listType, withoutTabs = [] }: SourceSettings,
  report: Report,
): ReadonlyArray<SiteProblem> => {
  const source = findListType(listType)
  // The site does not sell it, which is reported elsewhere.
  if (source === undefined) return []
  const { areaTabs, audienceTabs } = source
  const problems = withoutTabs.flatMap((tab, at) => {
    const text = tabText(listType, [...areaTabs, ...audienceTabs], tab)
    return text === null ? [] : [report("withoutTabs", text, at)]
  })
  if (areaTabs.some((tab) => !withoutTabs.includes(tab))) return problems
  const text = `source ${listType} has no tab left to choose areas; keep one of: ${areaTabs.join(", ")}`
  return [...problems, report("withoutTabs", text)]
}

/** Returns the catalog's short codes, overridden by a site's own. */
const shortCodes = (sources: ReadonlyArray<SourceSettings>): ReadonlyMap<number, string> =>
  new Map([
    ...LIST_TYPES.map(({ code, shortCode }) => [code, shortCode] as const),
    ...sources.flatMap(({ listType, shortCode }) =>
      shortCode === undefined ? [] : [[listType, shortCode] as const],
    ),
  ])

const shortCodeProblems = (
  { listType, shortCode }: SourceSettings,
  codes: ReadonlyMap<number, string>,
  report: Report,
): ReadonlyArray<SiteProblem> => {
  if (shortCode === undefined) return []
  const other = [...codes].find(([code, taken]) => taken === shortCode && code !== listType)?.[0]
  return other === undefined
    ? []
    : [report("shortCode", `source ${other} has the short code ${shortCode} too; give this one another`)]
}

/** Returns the errors in a site's source settings. */
export const sourceProblems: Check<SourcesFile> = ({ document, value: { sources } }) => {
  const codes = shortCodes(sources)
  const twice = repeatedIndexes(sources.map(({ listType }) => String(listType)))
  return sources.flatMap((source, place) => {
    const { listType, only, without } = source
    const report: Report = (key, text, at) =>
      document.problem(["sources", place, key, ...(at === undefined ? [] : [at])], text)
    return [
      ...(twice.includes(place)
        ? [report("listType", `source ${listType} appears twice; put what it has into one place`)]
        : []),
      ...(only === undefined || without === undefined
        ? []
        : [report("without", `source ${listType} has both "only" and "without"; keep one of them`)]),
      ...shortCodeProblems(source, codes, report),
      ...tabProblems(source, report),
    ]
  })
}
