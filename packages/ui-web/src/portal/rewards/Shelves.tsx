import type { Gift, RewardCart, RewardStore } from "@listwright/domain/rewards"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Select } from "../../design/Select.tsx"
import { TabNav } from "../../design/TabNav.tsx"
import { GiftCard } from "./GiftCard.tsx"
import { useGifts } from "./useRewardStore.ts"
import { SORT_OPTIONS, useStoreView } from "./useStoreView.ts"

export interface ShelvesProps {
  readonly store: RewardStore
  readonly cart: RewardCart
  readonly onAdd: (gift: Gift) => void
}

/** The gifts by category, in the user's chosen order. */
export function Shelves({ cart, onAdd, store }: ShelvesProps) {
  const { categories, points } = store
  const { chooseSort, linkTo, query, sort, toggleEligible } = useStoreView(points.available)
  const { data: gifts = [], error, isFetching, refetch } = useGifts(store, query)
  return (
    <section aria-label="Gifts" className="flex min-w-0 flex-col gap-4">
      <TabNav
        label="Categories"
        items={[
          { to: linkTo(null), title: "All gifts", isOpen: query.categoryId === null },
          ...categories.map(({ id, name }) => ({
            to: linkTo(id),
            title: name,
            isOpen: query.categoryId === id,
          })),
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Checkbox checked={query.onlyEligible} onChange={toggleEligible}>
          Only gifts I have enough points for
        </Checkbox>
        <div className="flex items-center gap-2">
          <Select
            label="Sort by"
            className="flex-row! items-center gap-2! whitespace-nowrap"
            options={SORT_OPTIONS}
            value={sort}
            onChange={({ target }) => chooseSort(target.value)}
          />
        </div>
      </div>
      {error === null ? null : (
        <FailedCall
          what="We couldn't load the gifts"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {gifts.length === 0 && error === null ? (
        query.onlyEligible ? (
          <EmptyState
            title="You don't have enough points for these gifts yet"
            action={<Button onPress={toggleEligible}>Show all gifts</Button>}
          >
            You earn points when your orders are paid.
          </EmptyState>
        ) : (
          <EmptyState title="There are no gifts here right now">
            You won't lose your points. Check back later.
          </EmptyState>
        )
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
          {gifts.map((gift) => (
            <GiftCard
              key={gift.id}
              gift={gift}
              availablePoints={points.available}
              inCart={cart.find(({ giftId }) => giftId === gift.id)?.quantity ?? 0}
              onAdd={() => onAdd(gift)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
