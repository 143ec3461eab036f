import {
  RepeatedList,
  SavedList,
  SavedListId,
  FullSavedList,
  ShareAccess,
  SharedListRow,
  CountComparison,
  WatchedList,
} from "@listwright/domain/saved-lists"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { DefinitionJson } from "../counting/CountJson.ts"

const RowJson = SavedList.annotate({
  identifier: "SavedListRow",
  description: "A row in the table of saved lists.",
})

const { access, expiresAt, sharedBy } = SharedListRow.fields

/** The output of `saved list --json`. */
export const SavedListPageJson = Schema.Struct({
  total: Schema.Int.annotate({ description: "lists in all, shown or not" }),
  lists: Schema.Array(RowJson).annotate({ description: "the latest first" }),
  shared: Schema.optionalKey(
    Schema.Array(Schema.Struct({ id: SavedListId, sharedBy, access, expiresAt })).annotate({
      description: "with --shared: who shares each of them, how, and until when",
    }),
  ),
}).annotate({ identifier: "SavedListPage", description: "Saved lists." })

/** The output of `saved show|save|rename|duplicate|shared --json`. */
export const SavedListJson = Schema.Struct({
  ...FullSavedList.fields,
  row: RowJson,
  definition: DefinitionJson,
}).annotate({
  identifier: "SavedListInFull",
  description: "A saved list: what it selects, and its figures when saved.",
})

/** The output of `saved delete --json`. */
export const DeletionJson = Schema.Struct({ deleted: Schema.Array(RowJson) }).annotate({
  identifier: "Deleted",
  description: "The lists that were deleted.",
})

/** The output of `saved diff --json`. */
export const DiffJson = Schema.Struct({
  firstOnly: Schema.Int,
  both: Schema.Int,
  secondOnly: Schema.Int,
}).annotate({ identifier: "Diff", description: "How many people are in one of two lists, or in both." })

const SideJson = Schema.Struct({
  kind: Schema.Literals(["list", "draft"]),
  id: Schema.String,
  name: Schema.NullOr(Schema.String).annotate({ description: "null: a draft without a name" }),
  problem: Schema.NullOr(Schema.String).annotate({ description: "why it has no count or no price" }),
  definition: DefinitionJson,
})

const amount = Schema.NullOr(Schema.String)

const PartsJson = Schema.Array(
  Schema.Struct({
    text: Schema.String,
    isShared: Schema.Boolean.annotate({ description: "the other list has it too" }),
  }),
)

/** The output of `saved compare --json`. */
export const SideBySideJson = Schema.Struct({
  isSame: Schema.Boolean.annotate({ description: "whether both choose the same" }),
  one: SideJson,
  other: SideJson,
  figures: Schema.Array(
    Schema.Struct({
      key: Schema.Literals(["records", "withPhones", "ordered", "perRecord", "price"]),
      unit: Schema.Literals(["records", "dollars"]),
      one: amount,
      other: amount,
      difference: amount.annotate({ description: "the other minus the one; null: unknown" }),
      isSame: Schema.Boolean,
    }),
  ).annotate({ description: "as counted and priced now" }),
  choices: Schema.Array(
    Schema.Struct({
      section: Schema.String,
      key: Schema.String.annotate({ description: "areas, criterion:AGE, phone, suppression:orders" }),
      name: Schema.String,
      isSame: Schema.Boolean,
      remark: Schema.NullOr(Schema.String),
      one: PartsJson,
      other: PartsJson,
    }),
  ).annotate({ description: "choice by choice; no part: nothing was chosen" }),
}).annotate({ identifier: "SideBySide", description: "Two lists side by side, and where they differ." })

/** The output of `saved overlap --json`. */
export const OverlapJson = Schema.Struct({
  snapshot: Schema.String.annotate({ description: "the state of the data that the figures describe" }),
  total: Schema.Int,
  lists: Schema.Array(Schema.Struct({ id: SavedListId, name: Schema.String })),
  onTopOf: Schema.NullOr(SavedListId).annotate({ description: "the list that the prices on top add to" }),
  regions: Schema.Array(
    Schema.Struct({
      lists: Schema.Array(SavedListId).annotate({ description: "the lists that contain these people" }),
      records: Schema.Int,
      withPhones: Schema.Int,
      price: Schema.NullOr(Schema.String).annotate({
        description: "dollars of a list of them; null: no price",
      }),
      onTop: Schema.NullOr(Schema.String).annotate({
        description: "dollars that the list 'onTopOf' costs more with them; null: no price",
      }),
    }),
  ).annotate({ description: "each person is in exactly one of them; they add up to the total" }),
}).annotate({
  identifier: "Overlap",
  description: "How many people are in each combination of up to six lists, and what they cost.",
})

/** The output of `saved import --json`. */
export const ListImportJson = Schema.Struct({
  list: SavedListJson,
  referred: Schema.Array(RowJson).annotate({ description: "lists that it refers to, created with it" }),
}).annotate({ identifier: "Imported", description: "The lists that were created from a file." })

/** The output of `saved share --json`. */
export const ShareJson = Schema.Struct({
  id: SavedListId,
  access: Schema.NullOr(ShareAccess).annotate({ description: "null: the list isn't shared" }),
  expiresAt: Schema.NullOr(Schema.String).annotate({ description: "ISO instant" }),
  secret: Schema.NullOr(Schema.String).annotate({ description: "of a new share; never shown again" }),
}).annotate({ identifier: "Share", description: "How a list is shared." })

const { added, areas, isExact, reasons, removed } = CountComparison.fields

const SinceJson = Schema.Struct({
  ...CountComparison.fields,
  added: added.annotate({ description: "people who were added; null: there is no count to compare with" }),
  removed: removed.annotate({ description: "people who were removed" }),
  isExact: isExact.annotate({ description: "false: at least this many, from the figures of the areas" }),
  areas: areas.annotate({ description: "available records, where they changed" }),
  reasons: reasons.annotate({ description: "why, a sentence each" }),
}).annotate({ identifier: "SinceBefore", description: "What changed between two counts of a list." })

const { countedAt, every } = WatchedList.fields

const WatchedListJson = Schema.Struct({
  ...WatchedList.fields,
  every: every.annotate({ description: "counted with each new state of the data, or once a month" }),
  countedAt: countedAt.annotate({ description: "ISO instant of the last count" }),
  change: Schema.NullOr(SinceJson).annotate({
    description: "the last one; null: nothing changed since you began watching it",
  }),
  problem: Schema.NullOr(Schema.String).annotate({
    description: "why the last count failed; null: it didn't",
  }),
}).annotate({ identifier: "WatchedList", description: "A saved list that is recounted automatically." })

/** The output of `saved watch --json`. */
export const WatchJson = Schema.Struct({
  id: SavedListId,
  watch: Schema.NullOr(WatchedListJson).annotate({ description: "null: you don't watch the list" }),
}).annotate({ identifier: "Watch", description: "How you watch a list." })

/** The output of `saved watched --json`. */
export const WatchesJson = Schema.Struct({
  lists: Schema.Array(WatchedListJson).annotate({ description: "by name" }),
}).annotate({ identifier: "Watches", description: "The lists that you watch." })

/** The output of `saved repeat --json`. */
export const RepeatJson = Schema.Struct({
  draftId: DraftId,
  link: Schema.String.annotate({
    description: "where to check and place the order; nothing is ordered before that",
  }),
  orders: RepeatedList.fields.orders.annotate({ description: "orders whose people are suppressed" }),
}).annotate({ identifier: "Repeat", description: "A draft that suppresses records you've already bought." })
