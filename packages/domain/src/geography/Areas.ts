import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Place } from "./places/Place.ts"
import type { AreaReferences } from "./places/ReferenceFacts.ts"

/** The type of a pasted code. */
export type ZipType = "plainZip" | "zip" | "zip4" | "carrierRoute"

/** A type of code that can be pasted: a US code, or a Canadian postal code or its first half. */
export type CodeType = ZipType | "postalCode"

/** The kind of area that an entry should become: a code that can be pasted, or an SCF Code. */
export type EntryKind = CodeType | "scf"

/** The port for looking up the areas that exist. */
export class Areas extends Context.Service<
  Areas,
  {
    /** Returns the codes that are valid for a source's lists, in the given order, without duplicates. */
    readonly validCodes: (
      listType: number,
      codeType: CodeType,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<string>, CallFailed>
    /**
     * Returns the ZIP Codes between two codes, inclusive and in ascending order; fails with Refused if there are more
     * than `maxLength`.
     */
    readonly zipsInRange: (
      from: string,
      to: string,
      maxLength: number,
    ) => Effect.Effect<ReadonlyArray<string>, CallFailed>
    /**
     * Returns the city and state of each ZIP Code, in the given order, omitting unknown ZIP Codes. Accepts at most
     * 2,000 at once.
     */
    readonly places: (zips: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Place>, CallFailed>
    /** The Congress that the districts belong to, and the month that the metro areas date from. */
    readonly references: Effect.Effect<AreaReferences, CallFailed>
  }
>()("@listwright/domain/Areas") {}
