import type { CallAccess } from "../../packages/adapters/src/contract/access/Access.ts"
import { callAccess, namedRecordTypes } from "../../packages/adapters/src/contract/callAccess.ts"
import {
  type ReferencedRecordKind,
  canReferenceRecord,
  REFERENCED_RECORD_KINDS,
} from "../../packages/domain/src/account/recordReferences.ts"
import { type OwnedRecord, viewerReach } from "../../packages/domain/src/account/reach.ts"
import { Role } from "../../packages/domain/src/account/User.ts"
import { cell } from "./markdown.ts"
import { AccountId } from "../../packages/domain/src/account/AccountId.ts"
import { UserId } from "../../packages/domain/src/account/UserId.ts"

const owned = (userId: string, accountId: number): OwnedRecord => ({
  userId: UserId.make(userId),
  accountId: AccountId.make(accountId),
})

/** A record of each relation to a viewer of account 1 whose list names account 2 too. */
const RELATED = {
  own: owned("viewer", 1),
  "same account": owned("colleague", 1),
  "listed account": owned("client", 2),
  foreign: owned("stranger", 3),
} satisfies Record<string, OwnedRecord>

const named = (kind: ReferencedRecordKind, role: Role): string => {
  const reach = viewerReach({ ...RELATED.own, role, listedAccounts: [AccountId.make(2)] })
  return Object.entries(RELATED)
    .flatMap(([relation, record]) => (canReferenceRecord(kind, reach, record) ? [relation] : []))
    .join(", ")
}

const reachRows = REFERENCED_RECORD_KINDS.map(
  (kind) => `| ${cell(kind)} | ${Role.literals.map((role) => named(kind, role)).join(" | ")} | missing |`,
)

const described = (access: CallAccess): string => {
  switch (access.by) {
    case "guest":
      return `everybody | ${access.why === null ? "" : cell(access.why)}`
    case "operator":
      return "the operator |"
    case "temporary session":
      return "a temporary session |"
    case "user": {
      const named = namedRecordTypes(access)
      const parts = [
        ...(named.length === 0 ? [] : [`names: ${named.join(", ")}`]),
        ...(access.lists === undefined ? [] : [`lists: ${access.lists}`]),
      ]
      return `users | ${cell(parts.join("; "))}`
    }
  }
}

const callRows = (): ReadonlyArray<string> =>
  callAccess().map(
    ({ access, call, group, method, path }) =>
      `| ${group} | \`${call}\` | \`${method} ${path}\` | ${described(access)} |`,
  )

/** `docs/authorization.md`: who may make which call, and what its ids may name. */
export const authorizationPage = (): string =>
  [
    "# Who may do what",
    "",
    "Written by `npm run docs` from the contract, where the line of each call says who may make it",
    "([Access.ts](../packages/adapters/src/contract/access/Access.ts)), and from the rules",
    "[reach.ts](../packages/domain/src/account/reach.ts), [recordReferences.ts](../packages/domain/src/account/recordReferences.ts) and",
    "[callAccess.ts](../packages/domain/src/account/callAccess.ts). A test names each call whose line says nothing, or",
    "something else than its protection. `packages/server/test/http/authorizationOfAll.long.test.ts` makes every call as every kind of",
    "caller on PGlite, with the requests that the lines hold, and `authorization.long.test.ts` beside it on PostgreSQL.",
    "",
    "## Who may name what",
    "",
    "An id gives no access. It opens a record when the cell lists the record's relation to the caller; any other",
    "record is answered with the same bytes as an id that doesn't exist. *Listed account* is another account on the list of",
    "a Power User or Reseller; the lists of other roles mean nothing. An upload is its sender's alone until it is loaded. A",
    "shared list is a saved list that its link opened for somebody: it opens for them alone, until the link ends.",
    "Suppressing by *dates* names nothing: it covers the account and list type of the draft.",
    "",
    `| Record | ${Role.literals.join(" | ")} | otherwise |`,
    `|---|${Role.literals.map(() => "---|").join("")}---|`,
    ...reachRows,
    "",
    "## Who may call what",
    "",
    "- *everybody*: no sign-in is needed, and none is checked.",
    "- *users*: a session or a bearer token of a user who isn't disabled; anybody else gets 401. What the ids name is checked",
    "  against the table above.",
    "- *a temporary session*: what a one-time link opens. It may make this call and nothing else that needs a sign-in; a user",
    "  who signed in with a password may not make it.",
    "- *the operator*: the secret in `secrets.json` of the site; anybody else gets 401.",
    "- A call of a [part](product/site.md#parts) that the site has switched off answers 404 to everybody, with or without a",
    "  sign-in.",
    "",
    "| Group | Call | Method and path | Who | |",
    "|---|---|---|---|---|",
    ...callRows(),
    "",
  ].join("\n")
