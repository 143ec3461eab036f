import { demosOfCriteria, type WireBusinessQuickPick, type WireQuickPick } from "@listwright/adapters"
import {
  type DemoColumn,
  quickPickCategories,
  type QuickPickInFull,
  quickPickTypes,
} from "@listwright/domain/audience"

/** One of the user's own, or of the site. */
export const wireQuickPick = ({ description, id, kind, name }: QuickPickInFull): WireQuickPick => ({
  QpId: id,
  QpName: name,
  QpDesc: description,
  QpType: quickPickTypes.encode(kind === "site" ? "site" : "own"),
})

/** One that is made of business types. */
export const wireBusinessQuickPick = ({ description, id, name }: QuickPickInFull): WireBusinessQuickPick => ({
  Code: id,
  Name: name,
  Description: description,
})

/** With what it holds; `columns` are those of its source, with their values. */
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
