import { QuickPickDescription, QuickPickName } from "@listwright/domain/audience"
import { Criterion, IndustryCode } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { formOf } from "./formats.ts"

const named = (example: string) => ({
  id: Schema.String.check(
    Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,59}$/, {
      message: `must be small letters, digits and hyphens, at most 60, like ${example}`,
    }),
  ),
  /** Whoever chooses it reads this. */
  name: QuickPickName,
  description: QuickPickDescription,
  /** The sources that offer it. */
  listTypes: Schema.NonEmptyArray(Schema.Int),
})

/** A quick pick that a site offers: criteria in the form that definitions have. */
export const SiteQuickPickRow = Schema.Struct({
  ...named("young-families"),
  criteria: Schema.NonEmptyArray(Criterion),
})
export type SiteQuickPickRow = typeof SiteQuickPickRow.Type

/** One that is made of business types: records of any that is added, without those that are omitted. */
export const BusinessQuickPickRow = Schema.Struct({
  ...named("restaurants"),
  added: Schema.Array(IndustryCode).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  omitted: Schema.Array(IndustryCode).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type BusinessQuickPickRow = typeof BusinessQuickPickRow.Type

/** `quick-picks.json`: what everybody may choose at once. */
export const QuickPicksFile = Schema.Struct({
  version: formOf(1),
  quickPicks: Schema.Array(SiteQuickPickRow).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  businessQuickPicks: Schema.Array(BusinessQuickPickRow).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed([])),
  ),
})
export type QuickPicksFile = typeof QuickPicksFile.Type
