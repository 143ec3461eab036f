import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Place } from "./places/Place.ts"
import type { AreaReferences } from "./places/ReferenceFacts.ts"

/** The kind of a pasted code. */
export type ZipType = "plainZip" | "zip" | "zip4" | "carrierRoute"

/** A code that may be pasted: of the United States, or a Canadian postal code or its first half. */
export type CodeType = ZipType | "postalCode"

/** The kind of area that an entry of a section should become: a code that may be pasted, or an SCF Code. */
export type EntryKind = CodeType | "scf"

/** Looks up the areas that exist. */
export class Areas extends Context.Service<
  Areas,
  {
    /** The codes that are valid for lists of a source, in the order asked, each once. */
    readonly validCodes: (
      listType: number,
      codeType: CodeType,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<string>, CallFailed>
    /** The ZIP Codes from one to another, both included, ascending; Refused when there are more than `maxLength`. */
    readonly zipsInRange: (
      from: string,
      to: string,
      maxLength: number,
    ) => Effect.Effect<ReadonlyArray<string>, CallFailed>
    /** City and state of ZIP Codes, in the order asked; unknown ones are left out. At most 2,000 at once. */
    readonly places: (zips: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Place>, CallFailed>
    /** The Congress of the districts, and the month of the metro areas. */
    readonly references: Effect.Effect<AreaReferences, CallFailed>
  }
>()("@listwright/domain/Areas") {}
