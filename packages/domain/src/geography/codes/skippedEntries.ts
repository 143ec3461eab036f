import { AREA_KINDS } from "../../glossary/areaKinds.ts"
import type { Area } from "../../definition/Area.ts"
import { areaCode } from "../../definition/areaKey.ts"
import { isPostalCode } from "../../shared/PostalCode.ts"
import { isCarrierRoute, isZip, isZip4 } from "../../shared/Zip.ts"
import type { CodeType, EntryKind } from "../Areas.ts"
import { normalizeCode } from "./parsePastedCodes.ts"
import { zipTypeExample, zipTypeName } from "./zipTypes.ts"

/** The reason why an entry didn't become an area of the expected kind. */
export type SkipReason =
  | { readonly kind: "unknown" }
  | { readonly kind: "malformed" }
  /**
   * The entry has three or four digits, as when a spreadsheet drops the leading zeros of a ZIP Code such as '02134'.
   */
  | { readonly kind: "tooShort" }
  /** The entry is a code of another kind. */
  | { readonly kind: "otherKind"; readonly zipType: CodeType }
  /** The entry is valid, but the list accepts one area at a time. */
  | { readonly kind: "passedOver" }
  /** The same code was entered earlier. */
  | { readonly kind: "repeated" }

/** An entry that didn't become an area, as typed. */
export interface SkippedEntry {
  readonly entry: string
  readonly why: SkipReason
}

/** Entries that didn't become areas, all for the same reason. */
export interface SkippedEntryGroup {
  readonly why: SkipReason
  readonly entries: ReadonlyArray<string>
}

const HAS_FORM = { zip: isZip, zip4: isZip4, carrierRoute: isCarrierRoute, postalCode: isPostalCode } as const
const KINDS = ["zip", "zip4", "carrierRoute", "postalCode"] as const

const formOf = (entry: string): (typeof KINDS)[number] | undefined =>
  KINDS.find((kind) => HAS_FORM[kind](normalizeCode(kind, entry)))

const whyOf = (entry: string, meant: (typeof KINDS)[number] | "scf"): SkipReason => {
  if (meant === "scf") return { kind: /^\d{3}$/.test(entry) ? "unknown" : "malformed" }
  const form = formOf(entry)
  if (form === meant) return { kind: "unknown" }
  if (form !== undefined) return { kind: "otherKind", zipType: form }
  return meant === "zip" && /^\d{3,4}$/.test(entry) ? { kind: "tooShort" } : { kind: "malformed" }
}

/**
 * Lists the entries that didn't become areas, in order, each with the reason. `passedOver` contains areas that were
 * valid but not added.
 */
export const skippedEntries = (
  entries: ReadonlyArray<string>,
  zipType: EntryKind,
  added: ReadonlyArray<Area>,
  passedOver: ReadonlyArray<Area> = [],
): ReadonlyArray<SkippedEntry> => {
  const taken = new Set(added.map(areaCode))
  const valid = new Set(passedOver.map(areaCode))
  const seen = new Set<string>()
  return entries.flatMap((entry): ReadonlyArray<SkippedEntry> => {
    const code = zipType === "scf" ? entry : normalizeCode(zipType, entry)
    if (seen.has(code)) return [{ entry, why: { kind: "repeated" } }]
    seen.add(code)
    if (taken.has(code)) return []
    if (valid.has(code)) return [{ entry, why: { kind: "passedOver" } }]
    return [{ entry, why: whyOf(entry, zipType === "plainZip" ? "zip" : zipType) }]
  })
}

/** Returns whether the user still has to deal with an entry; a repeated entry needs no action. */
export const needsCorrection = ({ why }: SkippedEntry): boolean => why.kind !== "repeated"

const isSame = (a: SkipReason, b: SkipReason): boolean =>
  a.kind === b.kind &&
  (a.kind === "otherKind" ? a.zipType : null) === (b.kind === "otherKind" ? b.zipType : null)

/** Groups the entries by reason; repeated entries come last. */
export const groupSkippedEntries = (
  entries: ReadonlyArray<SkippedEntry>,
): ReadonlyArray<SkippedEntryGroup> => {
  const reasons = entries
    .map(({ why }) => why)
    .filter((why, at, all) => all.findIndex((other) => isSame(other, why)) === at)
  const isLast = ({ kind }: SkipReason) => (kind === "repeated" ? 1 : 0)
  return reasons
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((why) => ({
      why,
      entries: entries.filter((other) => isSame(other.why, why)).map(({ entry }) => entry),
    }))
}

/** Explains the reason to the user, with advice if there is any: 'No such ZIP Code'. */
export const skipReasonText = (why: SkipReason, meant: EntryKind): string => {
  const name = zipTypeName(meant)
  switch (why.kind) {
    case "unknown":
      return `No such ${AREA_KINDS[meant === "plainZip" ? "zip" : meant].one}`
    case "malformed":
      return `Not formatted like a ${name}, such as ${zipTypeExample(meant)}`
    case "tooShort":
      return "Fewer than 5 digits: is a leading 0 missing?"
    case "otherKind":
      return `Looks like a ${zipTypeName(why.zipType)}, not a ${name}`
    case "passedOver":
      return "Skipped: this list accepts one area at a time"
    case "repeated":
      return "Entered more than once"
  }
}
