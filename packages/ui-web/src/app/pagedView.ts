import { abilitiesOf, type AccountId } from "@listwright/domain/account"
import { searchRuns } from "@listwright/domain/history"
import { useSession } from "./session.ts"
import { accountIn, type Addressing, pageIn, useAddressed } from "./useAddressed.ts"

/** What every list that can be searched is asked for. */
export interface SearchedQuery {
  readonly accountId: AccountId | null
  readonly search: string
}

/** What of a longer list is shown. */
export interface PagedView<Query extends SearchedQuery> {
  readonly query: Query
  /** What the search box holds; it searches once it is long enough. */
  readonly typed: string
  readonly pageNumber: number
}

/** How a view stands in the address of its page; `further`: what else its query asks for. */
export const pagedAddress = <Further>(
  further: Addressing<Further>,
): Addressing<PagedView<SearchedQuery & Further>> => ({
  read: (address) => {
    const search = address.get("search") ?? ""
    return {
      query: { accountId: accountIn(address), search, ...further.read(address) },
      typed: search,
      pageNumber: pageIn(address),
    }
  },
  write: ({ pageNumber, query }) => ({
    search: query.search,
    account: query.accountId === null ? "" : String(query.accountId),
    ...further.write(query),
    page: pageNumber === 1 ? "" : String(pageNumber),
  }),
})

/** The view that the address names. A link of somebody who chooses between accounts shows all of them to others. */
export const useAddressedView = <Query extends SearchedQuery>(addressing: Addressing<PagedView<Query>>) => {
  const { user } = useSession()
  const [view, show] = useAddressed(addressing)
  const seen = abilitiesOf(user.role).choosesAccount
    ? view
    : { ...view, query: { ...view.query, accountId: null } }
  return [seen, show] as const
}

/** What a user does with a view; each shows another one. */
export const changesOf = <Query extends SearchedQuery>(
  view: PagedView<Query>,
  show: (view: PagedView<Query>) => void,
) => {
  const { query } = view
  return {
    ask: (changed: Partial<Query>) => show({ ...view, query: { ...query, ...changed }, pageNumber: 1 }),
    search: (text: string) =>
      show(
        searchRuns(text)
          ? { query: { ...query, search: text }, typed: text, pageNumber: 1 }
          : { ...view, typed: text },
      ),
    goTo: (pageNumber: number) => show({ ...view, pageNumber }),
  }
}
