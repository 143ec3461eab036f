import {
  ChosenQuickPick,
  quickPickOrigin,
  criterionOrigins,
  type QuickPickKind,
} from "@listwright/domain/audience"
import type { Criterion } from "@listwright/domain/definition"
import type { SelectedDemo } from "../contract/original/order/OriginalOrder.ts"
import { criteriaFromOriginal, demosFromCriteria } from "./originalDemos.ts"

/** The column of demos that name quick picks; no universe has this column. */
const QUICK_PICK = "QUICKPICK"

const KIND_OF: ReadonlyMap<number, QuickPickKind> = new Map(
  ChosenQuickPick.fields.kind.literals.map((kind) => [criterionOrigins.encode(quickPickOrigin(kind)), kind]),
)

/** A quick pick named by an order; `added` is null if the order doesn't specify the additions. */
export interface NamedQuickPick {
  readonly name: string
  readonly kind: QuickPickKind
  readonly added: ReadonlyArray<Criterion> | null
}

/** Converts the active quick picks to selected demos, with the name as the value and each quick pick's additions. */
export const demosFromQuickPicks = (chosen: ReadonlyArray<ChosenQuickPick>): ReadonlyArray<SelectedDemo> =>
  chosen.map(({ added, kind, name }) => ({
    ColumnName: QUICK_PICK,
    DemoCategoryType: criterionOrigins.encode(quickPickOrigin(kind)),
    Values: [{ AttributeValue: name, ColumnName: QUICK_PICK }],
    Added: demosFromCriteria(added),
  }))

const kindOf = ({ DemoCategoryType }: SelectedDemo): QuickPickKind | undefined =>
  DemoCategoryType === undefined ? undefined : KIND_OF.get(DemoCategoryType)

/** Returns the quick picks named by demos. */
export const quickPicksFromOriginal = (demos: ReadonlyArray<SelectedDemo>): ReadonlyArray<NamedQuickPick> =>
  demos.flatMap((demo) => {
    const kind = kindOf(demo)
    if (kind === undefined) return []
    const { Added, Values } = demo
    const added = Added === undefined || Values.length !== 1 ? null : criteriaFromOriginal(Added)
    return Values.map(({ AttributeValue: name }) => ({ name, kind, added }))
  })

/** Returns the criteria that the demos select directly, without quick picks. */
export const directCriteria = (demos: ReadonlyArray<SelectedDemo>): ReadonlyArray<Criterion> =>
  criteriaFromOriginal(demos.filter((demo) => kindOf(demo) === undefined))

/** Returns whether a quick pick specifies its additions. */
export const hasAddedCriteria = (named: NamedQuickPick): named is ChosenQuickPick => named.added !== null
