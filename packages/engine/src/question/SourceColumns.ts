import { ALL_COLUMNS, type OfferedColumns } from "@listwright/domain/catalogue"
import { Context } from "effect"

/** Which attributes of its records each source offers, as the site says. All unless it says so. */
export const SourceColumns = Context.Reference<(listType: number) => OfferedColumns>(
  "@listwright/engine/question/SourceColumns",
  { defaultValue: () => () => ALL_COLUMNS },
)
