import {
  AreaCount,
  AreaDetails,
  RestrictionSuggestion,
  RouteSaturation,
  SampleRecord,
  Saturation,
  Suggestion,
  SuppressedCount,
  SuppressionSource,
  WaterfallList,
  WaterfallStep,
  UnlocatedRecords,
} from "@listwright/domain/counting"
import { DefinitionHash, ListDefinition } from "@listwright/domain/definition"
import { Price } from "@listwright/domain/pricing"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Schema } from "effect"

/** A list's definition, as in files and replies. */
export const DefinitionJson = ListDefinition.annotate({
  identifier: "ListDefinition",
  description: "What a list selects, in the format that `count --file` reads.",
})

export const QuoteJson = Price.annotate({
  identifier: "Price",
  description: "What a list costs, with --price. Dollar amounts are decimal text.",
})

/** The display name. */
const name = Schema.String

const changed = <A extends Schema.Top>(value: A) => ({
  before: Schema.NullOr(value),
  after: Schema.NullOr(value),
})

/** The changes since an earlier count of the list. */
export const ChangesJson = Schema.Struct({
  total: Schema.Struct(changed(Schema.Int)),
  withPhones: Schema.Struct(changed(Schema.Int)),
  areas: Schema.Array(Schema.Struct({ key: Schema.String, ...changed(Schema.Int) })),
  suppressed: Schema.Array(
    Schema.Struct({
      source: SuppressionSource,
      ...changed(Schema.Struct({ matched: Schema.Int, taken: Schema.Int })),
    }),
  ),
  causes: Schema.Array(
    Schema.Union([
      Schema.Struct({ kind: Schema.Literal("definition") }),
      Schema.Struct({ kind: Schema.Literal("snapshot"), before: Schema.String, after: Schema.String }),
      Schema.Struct({ kind: Schema.Literal("suppression"), sources: Schema.Array(SuppressionSource) }),
      Schema.Struct({ kind: Schema.Literal("named") }),
    ]),
  ).annotate({ description: "why; empty: nothing changed" }),
}).annotate({
  identifier: "Changes",
  description: "What has changed since an earlier count, with --since or in `saved run`.",
})

const namedValue = { value: Schema.NullOr(Schema.String), name }

const insights = {
  details: Schema.optionalKey(
    Schema.Struct({
      withEmail: Schema.Int,
      withContactNames: Schema.Int,
      suppressed: Schema.Array(SuppressedCount),
      areas: Schema.Array(Schema.Struct({ area: Schema.String, ...AreaDetails.fields })),
    }),
  ).annotate({ description: "with --details" }),
  saturation: Schema.optionalKey(
    Schema.Struct({
      ...Saturation.fields,
      ranked: Schema.Array(Schema.Struct({ ...RouteSaturation.fields, adds: Schema.Int })),
    }),
  ).annotate({ description: "with --saturation, in homes and apartments; adds: more that would make 90%" }),
  breakdowns: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        column: Schema.String,
        name,
        rows: Schema.Array(Schema.Struct({ ...namedValue, records: Schema.Int })),
      }),
    ),
  ).annotate({ description: "with --breakdown" }),
  crossTable: Schema.optionalKey(
    Schema.Struct({
      rows: Schema.String,
      columns: Schema.String,
      names: Schema.Tuple([Schema.String, Schema.String]),
      across: Schema.Array(Schema.Struct(namedValue)),
      down: Schema.Array(Schema.Struct({ ...namedValue, records: Schema.Array(Schema.Int) })),
    }),
  ).annotate({ description: "with --cross" }),
  fillRates: Schema.optionalKey(
    Schema.Array(Schema.Struct({ column: Schema.String, name, known: Schema.Int })),
  ).annotate({ description: "with --fill-rates" }),
  sample: Schema.optionalKey(Schema.Array(SampleRecord)).annotate({ description: "with --sample" }),
}

/** The JSON output of a count; parts that weren't requested are omitted. */
export const CountJson = Schema.Struct({
  definitionHash: DefinitionHash.annotate({ description: "equal hashes mean equal selections" }),
  snapshot: Schema.String.annotate({ description: "the state of the data that the figures describe" }),
  total: Schema.Int,
  withPhones: Schema.Int,
  suppressed: Schema.optionalKey(Schema.Array(SuppressedCount)),
  withoutPlace: Schema.optionalKey(Schema.Array(UnlocatedRecords)),
  areas: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        key: AreaCount.fields.key,
        area: Schema.String,
        available: Schema.Int,
        withPhones: Schema.Int,
      }),
    ),
  ).annotate({ description: "with --by zip" }),
  waterfall: Schema.optionalKey(Schema.Array(Schema.Struct({ name, ...WaterfallStep.fields }))).annotate({
    description: "with --waterfall",
  }),
  lists: Schema.optionalKey(Schema.Array(WaterfallList)).annotate({
    description: "with --waterfall, where the areas are two to six saved lists: what each of them adds",
  }),
  suggestions: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        name,
        relaxation: Suggestion.fields.relaxation,
        more: Schema.Int,
        definition: DefinitionJson,
      }),
    ),
  ).annotate({ description: "with --suggest" }),
  restrictions: Schema.optionalKey(
    Schema.Array(Schema.Struct({ name, ...RestrictionSuggestion.fields, definition: DefinitionJson })),
  ).annotate({ description: "with --want" }),
  ...insights,
  changes: Schema.optionalKey(ChangesJson),
  price: Schema.optionalKey(QuoteJson),
  saved: Schema.optionalKey(Schema.Struct({ id: SavedListId, name: Schema.String })).annotate({
    description: "with --save-as",
  }),
  warnings: Schema.optionalKey(Schema.Array(Schema.String)),
  definition: DefinitionJson,
}).annotate({ identifier: "Count", description: "An exact count and the details requested." })
export type CountJson = typeof CountJson.Type
