import { checkCart, type RewardContact, type RewardStore } from "@listwright/domain/rewards"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { CartPanel } from "./CartPanel.tsx"
import { CheckoutDialog } from "./CheckoutDialog.tsx"
import { PointsPanel } from "./PointsPanel.tsx"
import { RedeemedDialog } from "./RedeemedDialog.tsx"
import { RedemptionHistory } from "./RedemptionHistory.tsx"
import { Shelves } from "./Shelves.tsx"
import type { Redemption } from "./useCheckout.ts"
import { useRewardCart } from "./useRewardCart.ts"
import { useRewardStore } from "./useRewardStore.ts"

/** The rewards store page. */
export function RewardsPage() {
  const { data, error, isFetching, refetch } = useRewardStore()
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 tabIndex={-1} className="text-2xl font-semibold">
          Rewards
        </h1>
        <p className="text-muted">Earn points with paid orders, and redeem them for gifts.</p>
      </div>
      {data !== undefined ? (
        <Store store={data} />
      ) : error === null ? (
        <Waiting />
      ) : (
        <FailedCall
          what="We couldn't load the rewards"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

const COLUMNS = "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-8"

function Store({ store }: { readonly store: RewardStore }) {
  const queries = useQueryClient()
  const { add, cart, changeQuantity, clear, remove, requestId } = useRewardCart(store.gifts)
  const [isCheckingOut, setIsCheckingOut] = useState(false)
  const [typed, setTyped] = useState<RewardContact | null>(null)
  const [redeemed, setRedeemed] = useState<Redemption | null>(null)
  const { available } = store.points
  const reload = () => void queries.invalidateQueries({ queryKey: ["rewards"] })
  return (
    <>
      <div className={COLUMNS}>
        {/* On a narrow screen points and cart come first: they say what the gifts below cost. */}
        <div className="flex flex-col gap-4 lg:sticky lg:top-20 lg:order-2">
          <PointsPanel points={store.points} />
          <CartPanel
            cart={cart}
            gifts={store.gifts}
            availablePoints={available}
            onQuantity={changeQuantity}
            onRemove={remove}
            onCheckout={() => setIsCheckingOut(true)}
          />
        </div>
        <Shelves store={store} cart={cart} onAdd={add} />
      </div>
      <RedemptionHistory redemptions={store.redemptions} />
      {isCheckingOut ? (
        <CheckoutDialog
          request={{ requestId, cart }}
          points={checkCart(cart, available).points}
          availablePoints={available}
          typed={typed}
          onTyped={setTyped}
          onFailed={reload}
          onClose={() => setIsCheckingOut(false)}
          onRedeemed={(made) => {
            setIsCheckingOut(false)
            setRedeemed(made)
            clear()
            reload()
          }}
        />
      ) : null}
      {redeemed === null ? null : <RedeemedDialog redeemed={redeemed} onClose={() => setRedeemed(null)} />}
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className={COLUMNS}>
      <Skeleton className="h-[420px] w-full rounded-card lg:order-2" />
      <Skeleton className="h-[720px] w-full rounded-card" />
    </div>
  )
}
