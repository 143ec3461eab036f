import { MAX_OVERLAP_AREAS } from "@listwright/domain/counting"
import { CombinationOperation } from "@listwright/domain/definition"
import { SavedListName } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { DefinitionJson } from "../counting/CountJson.ts"

/** A step's name within its plan, and the first field of the rows that it prints. */
const StepName = Schema.String.check(
  Schema.isPattern(/^(?!plan$)[a-z0-9][a-z0-9_-]{0,59}$/i, {
    message: "must be at most 60 letters, digits, '-' and '_', and not 'plan'",
  }),
)

/** A reference to the result of another step in the plan. */
const OfStep = Schema.Struct({
  step: Schema.String.annotate({ description: "name of a step" }),
})

/** A reference to an existing saved list. */
const OfSaved = Schema.Struct({
  saved: Schema.String.annotate({ description: "id, code or name of a saved list" }),
})

export const Reference = Schema.Union([OfStep, OfSaved])
export type Reference = typeof Reference.Type

const step = { name: StepName }
const price = Schema.optionalKey(Schema.Boolean).annotate({ description: "whether to price it too" })

export const CountStep = Schema.Struct({
  ...step,
  kind: Schema.Literal("count"),
  of: Schema.Union([
    Schema.Struct({ definition: DefinitionJson }),
    Schema.Struct({
      file: Schema.String.annotate({ description: "of a definition, relative to the plan's folder" }),
    }),
    OfSaved,
  ]),
  price,
})

export const CombineStep = Schema.Struct({
  ...step,
  kind: Schema.Literal("combine"),
  operation: CombinationOperation,
  k: Schema.optionalKey(Schema.Int).annotate({ description: "with 'exactly' alone" }),
  lists: Schema.Array(Reference)
    .check(Schema.isMinLength(2, { message: "must include at least 2 lists" }))
    .annotate({ description: "saved lists, and steps that save" }),
  price,
})

export const OverlapStep = Schema.Struct({
  ...step,
  kind: Schema.Literal("overlap"),
  lists: Schema.Array(Reference)
    .check(
      Schema.isMinLength(2, { message: "must include at least 2 lists" }),
      Schema.isMaxLength(MAX_OVERLAP_AREAS, { message: `must include at most ${MAX_OVERLAP_AREAS} lists` }),
    )
    .annotate({ description: "saved lists, and steps that save" }),
})

/** A step that explains a count and shows changes that would add records. */
export const ExplainStep = Schema.Struct({ ...step, kind: Schema.Literal("explain"), of: Reference })

export const CrossTableStep = Schema.Struct({
  ...step,
  kind: Schema.Literal("cross"),
  of: Reference,
  rows: Schema.String.annotate({ description: "an attribute, like AGE" }),
  columns: Schema.String.annotate({ description: "another one" }),
})

export const SaveStep = Schema.Struct({
  ...step,
  kind: Schema.Literal("save"),
  of: OfStep,
  as: SavedListName.annotate({
    description:
      "name of the list; an existing list with this name is kept if it selects the same, and never replaced",
  }),
})

export const PlanStep = Schema.Union([
  CountStep,
  CombineStep,
  OverlapStep,
  ExplainStep,
  CrossTableStep,
  SaveStep,
]).annotate({ message: "must be a step: its 'kind' count, combine, overlap, explain, cross or save" })
export type PlanStep = typeof PlanStep.Type

/** The contents of a `listwright run` file. */
export const Plan = Schema.Struct({
  version: Schema.Literal(1),
  steps: Schema.Array(PlanStep)
    .check(
      Schema.isMinLength(1, { message: "must contain a step" }),
      Schema.isMaxLength(200, { message: "must contain at most 200 steps" }),
    )
    .annotate({ description: "in any order: each waits for the steps that it refers to" }),
}).annotate({
  identifier: "Plan",
  description: "The counts, combinations, reports and saves that `run` performs.",
})
export type Plan = typeof Plan.Type
