import { type Owned, type Reach, reaches, worksFor } from "./reach.ts"

/** What the ids in a call name. */
export const NAMED_RECORDS = [
  "draft",
  "count",
  "order",
  "saved count",
  "suppression file",
  "upload",
  "account",
] as const
export type NamedRecord = (typeof NAMED_RECORDS)[number]

/**
 * Whether somebody may name a record. An upload is its sender's alone until it is loaded; an account may be worked for;
 * everything else is reached as its owner is. spec: decisions (Calls; Who reaches what by id)
 */
export const mayName = (kind: NamedRecord, reach: Reach, record: Owned): boolean => {
  switch (kind) {
    case "upload":
      return record.userId === reach.userId
    case "account":
      return worksFor(reach, record.accountId)
    case "draft":
    case "count":
    case "order":
    case "saved count":
    case "suppression file":
      return reaches(reach, record)
  }
}
