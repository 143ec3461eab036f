import { roleAbilities, type AccountId } from "@listwright/domain/account"
import { triggersSearch } from "@listwright/domain/history"
import { useSession } from "./session.ts"
import { accountFromUrl, type UrlCodec, pageFromUrl, useUrlView } from "./useUrlView.ts"

/** The query fields shared by all searchable lists. */
export interface SearchableQuery {
  readonly accountId: AccountId | null
  readonly search: string
}

/** The part of a longer list shown on a page. */
export interface PagedView<Query extends SearchableQuery> {
  readonly query: Query
  /** The text in the search box; the search runs once it's long enough. */
  readonly typed: string
  readonly pageNumber: number
}

/** Returns the codec for a view in its page's URL. `further`: the codec for the remaining fields of its query. */
export const pagedViewUrlCodec = <Further>(
  further: UrlCodec<Further>,
): UrlCodec<PagedView<SearchableQuery & Further>> => ({
  read: (address) => {
    const search = address.get("search") ?? ""
    return {
      query: { accountId: accountFromUrl(address), search, ...further.read(address) },
      typed: search,
      pageNumber: pageFromUrl(address),
    }
  },
  write: ({ pageNumber, query }) => ({
    search: query.search,
    account: query.accountId === null ? "" : String(query.accountId),
    ...further.write(query),
    page: pageNumber === 1 ? "" : String(pageNumber),
  }),
})

/**
 * Returns the view specified in the URL. For users who can't choose between accounts, the account in a link is ignored.
 */
export const useUrlPagedView = <Query extends SearchableQuery>(addressing: UrlCodec<PagedView<Query>>) => {
  const { user } = useSession()
  const [view, show] = useUrlView(addressing)
  const seen = roleAbilities(user.role).choosesAccount
    ? view
    : { ...view, query: { ...view.query, accountId: null } }
  return [seen, show] as const
}

/** Returns the user's actions on a view; each action shows a different view. */
export const pagedViewActions = <Query extends SearchableQuery>(
  view: PagedView<Query>,
  show: (view: PagedView<Query>) => void,
) => {
  const { query } = view
  return {
    ask: (changed: Partial<Query>) => show({ ...view, query: { ...query, ...changed }, pageNumber: 1 }),
    search: (text: string) =>
      show(
        triggersSearch(text)
          ? { query: { ...query, search: text }, typed: text, pageNumber: 1 }
          : { ...view, typed: text },
      ),
    goTo: (pageNumber: number) => show({ ...view, pageNumber }),
  }
}
