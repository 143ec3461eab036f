import { QuickPickDescription, QuickPickName } from "@listwright/domain/audience"
import { Criterion, IndustryCode } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"

const named = (example: string) => ({
  id: Schema.String.check(
    Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,59}$/, {
      message: `must be small letters, digits and hyphens, at most 60, like ${example}`,
    }),
  ),
  /** The display name of the quick pick. */
  name: QuickPickName,
  description: QuickPickDescription,
  /** The sources that offer the quick pick. */
  listTypes: Schema.NonEmptyArray(Schema.Int),
})

/** A quick pick that a site offers, with criteria in the form used by definitions. */
export const SiteQuickPickRow = Schema.Struct({
  ...named("young-families"),
  criteria: Schema.NonEmptyArray(Criterion),
})
export type SiteQuickPickRow = typeof SiteQuickPickRow.Type

/** A quick pick based on business types: records with any of the added types but none of the omitted types. */
export const BusinessQuickPickRow = Schema.Struct({
  ...named("restaurants"),
  added: Schema.Array(IndustryCode).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  omitted: Schema.Array(IndustryCode).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
})
export type BusinessQuickPickRow = typeof BusinessQuickPickRow.Type

/** The `quick-picks.json` file with the quick picks available to all users. */
export const QuickPicksFile = Schema.Struct({
  version: formatVersionSchema(1),
  quickPicks: Schema.Array(SiteQuickPickRow).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  businessQuickPicks: Schema.Array(BusinessQuickPickRow).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed([])),
  ),
})
export type QuickPicksFile = typeof QuickPicksFile.Type
