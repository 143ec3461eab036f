import { AccountId } from "@listwright/domain/account"
import { DEFAULT_LIST_TYPE, sourceDisplayName, LIST_TYPES } from "@listwright/domain/catalog"
import type { SavedList } from "@listwright/domain/saved-lists"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { WireSavedCount } from "../../../contract/original/saved-lists/SavedListsGroup.ts"
import { siteFromWire } from "../../../http/account/siteFromWire.ts"
import { accountsFromWire } from "../../../http/account/userFromWire.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { savedListFromWire } from "../../../http/saved-lists/SavedListsHttp.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/**
 * Converts rows of the saved lists, which contain the names of their source and account but not their numbers. The
 * numbers are those of the user's first source and first account with these names, or list type 10 and account 0 if
 * there's no match.
 */
export const readSavedListRows = Effect.fnUntraced(function* (
  calls: OriginalCalls,
  rows: ReadonlyArray<WireSavedCount>,
): Effect.fn.Return<ReadonlyArray<SavedList>, CallFailed> {
  if (rows.length === 0) return []
  const site = siteFromWire(
    yield* envelopeData(calls.Account.InitializeCommonJsConfiguration({ payload: {} })),
  )
  const accounts = accountsFromWire(yield* envelopeData(calls.Account.GetUserInformation({ payload: {} })))
  return rows.map((row) =>
    savedListFromWire(row, {
      listType:
        LIST_TYPES.find(({ code }) => sourceDisplayName(code, site) === row.DataSourceDesc)?.code ??
        DEFAULT_LIST_TYPE,
      accountId:
        accounts.find(({ accountName }) => accountName === row.AccountName)?.accountId ?? AccountId.make(0),
    }),
  )
})
