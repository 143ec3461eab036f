import { type OwnedRecord, type Reach, isWithinReach, canActForAccount } from "./reach.ts"

/** The kinds of records that the ids in a call may name. */
export const REFERENCED_RECORD_KINDS = [
  "draft",
  "count",
  "order",
  "service order",
  "saved count",
  "quote",
  "shared list",
  "suppression file",
  "location file",
  "upload",
  "quick pick",
  "card",
  "profile",
  "sign-in",
  "account",
] as const
export type ReferencedRecordKind = (typeof REFERENCED_RECORD_KINDS)[number]

/**
 * Returns whether a user may name a record. An upload may be named only by its sender until it's loaded, a shared list
 * only by users admitted through its link, and a quick pick or a card only by the user who saved it. Users may name
 * only their own profile and sign-ins, and the accounts that they work for. Any other record must be within the user's
 * reach.
 */
export const canReferenceRecord = (
  kind: ReferencedRecordKind,
  reach: Reach,
  record: OwnedRecord,
): boolean => {
  switch (kind) {
    case "upload":
    case "shared list":
    case "quick pick":
    case "card":
    case "profile":
    case "sign-in":
      return record.userId === reach.userId
    case "account":
      return canActForAccount(reach, record.accountId)
    case "draft":
    case "count":
    case "order":
    case "service order":
    case "saved count":
    case "quote":
    case "suppression file":
    case "location file":
      return isWithinReach(reach, record)
  }
}
