import { businessQuickPickCriteria, type FullQuickPick } from "@listwright/domain/audience"
import { canonicalCriteria } from "@listwright/domain/definition"
import type { BusinessQuickPickRow, QuickPicksFile } from "./QuickPicksFile.ts"

/** One of the site's quick picks, with the sources that offer it. */
export interface SiteQuickPick extends FullQuickPick {
  readonly listTypes: ReadonlyArray<number>
}

const item = (industryCode: string, isExcluded: boolean) => ({ industryCode, industryName: "", isExcluded })

const ofBusiness = ({ added, omitted, ...row }: BusinessQuickPickRow): SiteQuickPick => ({
  ...row,
  kind: "business",
  criteria: businessQuickPickCriteria([
    ...added.map((code) => item(code, false)),
    ...omitted.map((code) => item(code, true)),
  ]),
})

/** Returns the site's quick picks in file order, those based on business types last; empty if there's no file. */
export const siteQuickPicks = (file: QuickPicksFile | undefined): ReadonlyArray<SiteQuickPick> => [
  ...(file?.quickPicks ?? []).map((row): SiteQuickPick => ({
    ...row,
    kind: "site",
    criteria: canonicalCriteria(row.criteria),
  })),
  ...(file?.businessQuickPicks ?? []).map(ofBusiness),
]
