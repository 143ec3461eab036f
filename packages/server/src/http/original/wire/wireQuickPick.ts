import { demosOfCriteria, type WireBusinessQuickPick, type WireQuickPick } from "@listwright/adapters"
import {
  type DemoColumn,
  quickPickCategories,
  type QuickPickInFull,
  quickPickTypes,
} from "@listwright/domain/audience"

/** Converts a quick pick of the user's own or of the site to its wire form. */
export const wireQuickPick = ({ description, id, kind, name }: QuickPickInFull): WireQuickPick => ({
  QpId: id,
  QpName: name,
  QpDesc: description,
  QpType: quickPickTypes.encode(kind === "site" ? "site" : "own"),
})

/** Converts a quick pick of business types to its wire form. */
export const wireBusinessQuickPick = ({ description, id, name }: QuickPickInFull): WireBusinessQuickPick => ({
  Code: id,
  Name: name,
  Description: description,
})

/** Converts a quick pick to its wire form with its content. `columns`: the columns of its source, with their values. */
export const wireQuickPickDetail = (quickPick: QuickPickInFull, columns: ReadonlyArray<DemoColumn>) => ({
  ...wireQuickPick(quickPick),
  Categories: quickPickCategories(quickPick.criteria, columns).map(({ items }) => ({
    Items: items.map(({ description, values }) => ({
      ItemDesc: description,
      Values: values.map((Name) => ({ Name })),
    })),
  })),
  TargetOptions: demosOfCriteria(quickPick.criteria),
})
