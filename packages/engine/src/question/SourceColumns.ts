import { ALL_COLUMNS, type OfferedColumns } from "@listwright/domain/catalog"
import { Context } from "effect"

/** The attributes that each source offers, as configured for the site. Defaults to all. */
export const SourceColumns = Context.Reference<(listType: number) => OfferedColumns>(
  "@listwright/engine/question/SourceColumns",
  { defaultValue: () => () => ALL_COLUMNS },
)
