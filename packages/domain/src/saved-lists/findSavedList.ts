import { Effect, Result, Schema } from "effect"
import { firstPage } from "../shared/Paging.ts"
import { SavedList } from "./SavedList.ts"
import { SavedListId } from "../shared/SavedListId.ts"
import type { FullSavedList } from "./FullSavedList.ts"
import { SavedLists } from "./SavedLists.ts"

/** Raised when no saved list has this ID, code, or name; `similar` lists names that contain it. */
export class SavedListUnknown extends Schema.TaggedError<SavedListUnknown>()("SavedListUnknown", {
  reference: Schema.String,
  similar: Schema.Array(Schema.String),
}) {}

/** Raised when several saved lists have this name. */
export class SavedListAmbiguous extends Schema.TaggedError<SavedListAmbiguous>()("SavedListAmbiguous", {
  reference: Schema.String,
  candidates: Schema.Array(SavedList),
}) {}

/** The number of names to suggest if no name matches. */
const SIMILAR = 5

const same = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase("en-US") === b.trim().toLocaleLowerCase("en-US")

/**
 * Finds the list that the user means: the one with this ID or code, otherwise the only one with this name, ignoring
 * case. Never guesses between two lists with the same name.
 */
export const resolveSavedList = (
  reference: string,
  rows: ReadonlyArray<SavedList>,
): Result.Result<SavedList, SavedListUnknown | SavedListAmbiguous> => {
  const byCode = rows.find(({ orderCode, id }) => id === reference || same(orderCode, reference))
  if (byCode !== undefined) return Result.succeed(byCode)
  const named = rows.filter(({ name }) => same(name, reference))
  const [first, ...others] = named
  if (first === undefined) {
    const similar = [...new Set(rows.map(({ name }) => name))].slice(0, SIMILAR)
    return Result.fail(new SavedListUnknown({ reference, similar }))
  }
  return others.length === 0
    ? Result.succeed(first)
    : Result.fail(new SavedListAmbiguous({ reference, candidates: named }))
}

/**
 * The number of rows per page, and the number of pages, to search for a name: far more than any user's lists with
 * similar names.
 */
const SEARCHED = { rows: 200, pages: 20 }

const rowsHolding = Effect.fnUntraced(function* (text: string) {
  const lists = yield* SavedLists
  const rows: Array<SavedList> = []
  for (let pageNumber = 1; pageNumber <= SEARCHED.pages; pageNumber++) {
    const paging = { ...firstPage("savedLists"), pageNumber, pageSize: SEARCHED.rows }
    const { items, total } = yield* lists.page(
      { accountId: null, search: text, start: null, end: null },
      paging,
    )
    rows.push(...items)
    if (rows.length >= total || items.length === 0) break
  }
  return rows
})

/** Finds the saved list with this ID, code, or name. */
export const findSavedList = Effect.fn("findSavedList")(function* (reference: string) {
  const lists = yield* SavedLists
  const rows = yield* rowsHolding(reference)
  const meant = resolveSavedList(reference, rows)
  if (Result.isSuccess(meant)) return yield* lists.get(meant.success.id)
  const { failure } = meant
  if (failure._tag === "SavedListAmbiguous") return yield* failure
  // Names and codes are searched, ids are not.
  const found: FullSavedList = yield* lists
    .get(SavedListId.make(reference))
    .pipe(Effect.catchTag("NotFound", () => Effect.fail(failure)))
  return found
})

/**
 * Finds the other lists that have the same name as a list, ignoring case. Several lists may share a name, but it then
 * no longer identifies any of them, so the user learns about the others.
 */
export const findListsWithSameName = Effect.fn("findListsWithSameName")(function* ({
  id,
  name,
}: Pick<SavedList, "id" | "name">) {
  const rows = yield* rowsHolding(name)
  return rows.filter((row) => row.id !== id && same(row.name, name))
})

/** Says which other lists have the name given to a list; '' if none do. */
export const sameNameListsText = (others: ReadonlyArray<Pick<SavedList, "orderCode">>): string => {
  const codes = others.map(({ orderCode }) => orderCode).join(", ")
  if (others.length === 0) return ""
  return others.length === 1
    ? `Another saved list also has this name: ${codes}.`
    : `${others.length} other saved lists also have this name: ${codes}.`
}
