import { OTHER_LINK_KEYS } from "@listwright/domain/account"
import { COUNT_LINK } from "@listwright/domain/catalog"
import {
  canSubmitOrderMore,
  History,
  INITIAL_ORDER_MORE_STATE,
  type OrderMoreChoice,
  nextOrderMoreState,
  type OrderMoreEvent,
  orderMoreFailedNotice,
  OrderMoreFailed,
  submitOrderMore,
} from "@listwright/domain/history"
import { orderAmountsText } from "@listwright/domain/order"
import {
  chosenReading,
  joinMessageLines,
  suppressionStartReading,
  type MessageText,
} from "@listwright/domain/shared"
import { offeredSuppressions } from "@listwright/domain/suppression"
import { Cause, Effect, Exit, Schema } from "effect"
import { useReducer, useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../../app/App.ts"
import { localIsoDate } from "../../app/localIsoDate.ts"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"
import { useNow } from "../../app/useNow.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Notice } from "../../design/Notice.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import type { DialogOrder } from "./DialogOrder.ts"
import { ExcludedOrdersFields } from "./ExcludedOrdersFields.tsx"
import { useOrderAmounts } from "./useOrderAmounts.ts"
import { WordedText } from "../../design/wording.tsx"

export interface OrderMoreDialogProps {
  readonly order: DialogOrder
  readonly onClose: () => void
}

const isOrderMoreFailed = Schema.is(OrderMoreFailed)

/** Returns the server's reason for a failure if it's meant for users; '' otherwise. */
const reasonOf = (failure: unknown): MessageText =>
  isOrderMoreFailed(failure) && failure.failure._tag === "Refused" ? failure.failure.reason : ""

/**
 * Asks whether to exclude records from other orders, by date or by chosen orders, and opens the counts for the new list
 * [p4-order-more] [p4-order-more-dates] [p8-order-more-failed].
 */
export function OrderMoreDialog({ onClose, order }: OrderMoreDialogProps) {
  const run = useRun()
  const navigate = useNavigate()
  const { site } = useSession()
  const today = localIsoDate(useNow())
  const countLink = site.links?.[OTHER_LINK_KEYS.orderMoreCount] ?? COUNT_LINK
  const reading = chosenReading(suppressionStartReading, site.readings)
  const [state, dispatch] = useReducer(
    (before: typeof INITIAL_ORDER_MORE_STATE, event: OrderMoreEvent) =>
      nextOrderMoreState(before, event, today, reading),
    INITIAL_ORDER_MORE_STATE,
  )
  const [failed, setFailed] = useState<MessageText | null>(null)
  const account = useCall(
    ["order-more", order.id],
    Effect.flatMap(History, (history) => history.orderMoreAccount(order.id)),
  )
  const amounts = useOrderAmounts([order.orderCode]).get(order.orderCode)
  const canLeaveOut = offeredSuppressions(order.listType).includes("orders")
  const isSubmitting = state._tag === "Submitting" || state._tag === "Done"
  const by = state._tag === "Choosing" ? state.by : state._tag === "Submitting" ? state.choice : null

  const submit = async (choice: OrderMoreChoice) => {
    setFailed(null)
    dispatch(state._tag === "Asking" ? { _tag: "Answered", suppress: false } : { _tag: "Submitted" })
    const exit = await run(submitOrderMore(order, choice, countLink))
    if (Exit.isSuccess(exit)) {
      dispatch({ _tag: "Succeeded", link: exit.value })
      // A page of the site's own may be elsewhere.
      if (URL.canParse(exit.value)) return window.location.assign(exit.value)
      return navigate(exit.value)
    }
    dispatch({ _tag: "Failed" })
    setFailed(reasonOf(Cause.squash(exit.cause)))
  }
  const answer = (suppress: "yes" | "no") => {
    setFailed(null)
    dispatch(suppress === "yes" ? { _tag: "Answered", suppress: true } : { _tag: "Closed" })
  }
  return (
    <Dialog
      title={`Order more of ${order.name === "" ? order.orderCode : order.name}`}
      isOpen
      isDismissable={!isSubmitting}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          <Button isDisabled={isSubmitting} onPress={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            isPending={isSubmitting}
            isDisabled={state._tag === "Choosing" && !canSubmitOrderMore(state)}
            onPress={() => void submit(by)}
          >
            Count the new list
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {amounts === undefined ? null : (
          <p className="tabular">
            This order: {recordsText(amounts.quantity)} of {recordsText(amounts.available)} records,{" "}
            {orderAmountsText(amounts)}.
          </p>
        )}
        <p className="text-muted">
          {canLeaveOut
            ? "Order the same list again without the people from this order. You'll see the new count before you pay."
            : "Order the same list again. Lists from this data source go to every address, so people from earlier orders can't be suppressed. You'll see the count before you pay."}
        </p>
        {canLeaveOut ? (
          <RadioGroup
            label="Suppress other orders too?"
            options={[
              { value: "no", text: "No", description: "Suppress only the people from this order" },
              {
                value: "yes",
                text: "Yes",
                description: "Also suppress people from other orders, by date or by order",
              },
            ]}
            value={by === null ? "no" : "yes"}
            isDisabled={isSubmitting}
            onChange={answer}
          />
        ) : null}
        {by === null ? null : (
          <ExcludedOrdersFields
            order={order}
            account={account}
            by={by}
            today={today}
            isDisabled={isSubmitting}
            dispatch={(event) => {
              setFailed(null)
              dispatch(event)
            }}
          />
        )}
        {failed === null ? null : (
          <Notice kind="error" title={orderMoreFailedNotice.title} isLive>
            <WordedText
              text={joinMessageLines([failed, orderMoreFailedNotice.text].filter((text) => text !== ""))}
            />
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
