import { demosFromCriteria, type WireBusinessQuickPick, type WireQuickPick } from "@listwright/adapters"
import {
  type Attribute,
  quickPickCategories,
  type FullQuickPick,
  quickPickTypes,
} from "@listwright/domain/audience"

/** Converts a user's or site's quick pick to wire format. */
export const wireQuickPick = ({ description, id, kind, name }: FullQuickPick): WireQuickPick => ({
  QpId: id,
  QpName: name,
  QpDesc: description,
  QpType: quickPickTypes.encode(kind === "site" ? "site" : "own"),
})

/** Converts a business-type quick pick to wire format. */
export const wireBusinessQuickPick = ({ description, id, name }: FullQuickPick): WireBusinessQuickPick => ({
  Code: id,
  Name: name,
  Description: description,
})

/** Converts a quick pick to wire format with its content. `columns` has its source's columns, with their values. */
export const wireQuickPickDetail = (quickPick: FullQuickPick, columns: ReadonlyArray<Attribute>) => ({
  ...wireQuickPick(quickPick),
  Categories: quickPickCategories(quickPick.criteria, columns).map(({ items }) => ({
    Items: items.map(({ description, values }) => ({
      ItemDesc: description,
      Values: values.map((Name) => ({ Name })),
    })),
  })),
  TargetOptions: demosFromCriteria(quickPick.criteria),
})
