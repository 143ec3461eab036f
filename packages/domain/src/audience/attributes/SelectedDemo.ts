import type { DemoValue } from "./DemoColumn.ts"
import type { DemoCategoryType } from "./demoCategories.ts"

/** A chosen attribute as an order names it; a quick pick's values are quick picks' names. spec: order-builder §3 */
export interface SelectedDemo {
  readonly column: string
  readonly name: string
  readonly categoryType: DemoCategoryType
  readonly description: string
  readonly values: ReadonlyArray<DemoValue>
}

/** What is saved into a quick pick: everything but the user's own quick picks. spec: order-builder §3 (DemoCategoryType 2) */
export const demosToSave = (demos: ReadonlyArray<SelectedDemo>): ReadonlyArray<SelectedDemo> =>
  demos.filter(({ categoryType }) => categoryType !== "quickPick")
