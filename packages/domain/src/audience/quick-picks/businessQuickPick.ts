import type { Criterion } from "../../definition/Audience.ts"
import { INDUSTRY_COLUMN } from "../industries/Industry.ts"
import type { BusinessQuickPickItem } from "./QuickPick.ts"

/** What a business quick pick chooses: industries added, and omitted where excluded. spec: order-builder §3, §4 [ob4-quick-picks] */
export const businessQuickPickCriteria = (
  items: ReadonlyArray<BusinessQuickPickItem>,
): ReadonlyArray<Criterion> => {
  const codes = (isExcluded: boolean): ReadonlyArray<string> =>
    items.filter((item) => item.isExcluded === isExcluded).map(({ industryCode }) => industryCode)
  return items.length === 0
    ? []
    : [{ kind: "industries", column: INDUSTRY_COLUMN, added: codes(false), omitted: codes(true) }]
}
