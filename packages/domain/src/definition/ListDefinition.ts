import { Schema } from "effect"
import { Area } from "./Area.ts"
import { Audience } from "./Audience.ts"

/** The list's phone number option. A number on the do-not-call list never counts as a phone. */
export const PhoneOption = Schema.Literals(["noPhones", "phonesWhereAvailable", "onlyWithPhones"])
export type PhoneOption = typeof PhoneOption.Type

/** The maximum number of areas in a definition. */
export const MAX_AREAS = 2_000

/** The suppression setting for a source: off, everything in a date range (ISO dates, inclusive), or selected items. */
export const SuppressionChoice = Schema.Union([
  Schema.Struct({ mode: Schema.Literal("off") }),
  Schema.Struct({ mode: Schema.Literal("date"), start: Schema.String, end: Schema.String }),
  Schema.Struct({ mode: Schema.Literal("item"), items: Schema.NonEmptyArray(Schema.String) }),
])
export type SuppressionChoice = typeof SuppressionChoice.Type

/** The suppression choice for each of the three sources. */
export const Suppressions = Schema.Struct({
  orders: SuppressionChoice,
  savedCounts: SuppressionChoice,
  files: SuppressionChoice,
})
export type Suppressions = typeof Suppressions.Type

/** The addresses that an occupant list reaches, and whether names are delivered. */
export const OccupantOptions = Schema.Struct({
  targets: Schema.Array(Schema.Literals(["homes", "apartments", "businesses"])),
  routes: Schema.Array(Schema.Literals(["carrierRoutes", "poBoxes", "ruralRoutes"])),
  contactNames: Schema.Boolean,
})
export type OccupantOptions = typeof OccupantOptions.Type

/**
 * A list's selection: source, areas in order, audience, phone and email options, suppressions, and occupant options.
 * Drafts, saved counts, share links, terminal files, receipts, and cache keys all contain one. `null` means that
 * nothing has been chosen yet or that the source doesn't offer the option.
 */
export const ListDefinition = Schema.Struct({
  version: Schema.Literal(1),
  listType: Schema.Int,
  areas: Schema.Array(Area).check(
    Schema.isMaxLength(MAX_AREAS, { message: `must hold at most ${MAX_AREAS} areas` }),
  ),
  audience: Audience,
  phoneOption: Schema.NullOr(PhoneOption),
  emailOption: Schema.NullOr(Schema.Literals(["noEmail", "onlyEmail", "email"])),
  suppressions: Suppressions,
  occupant: Schema.NullOr(OccupantOptions),
})
export type ListDefinition = typeof ListDefinition.Type

/** A definition's hash, computed by `definitionHash`: equal hashes mean equal selections. */
export const DefinitionHash = Schema.String.pipe(Schema.brand("DefinitionHash"))
export type DefinitionHash = typeof DefinitionHash.Type
