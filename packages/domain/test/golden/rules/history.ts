import { Schema } from "effect"
import { Role } from "../../../src/account/User.ts"
import { listOrderActions, serviceOrderActions } from "../../../src/history/orderActions.ts"
import { triggersSearch } from "../../../src/history/triggersSearch.ts"
import { combineButtonState } from "../../../src/saved-lists/validateSelection.ts"
import { ACCOUNT_REQUIRED } from "../../../src/saved-lists/Notices.ts"
import { ofText, rule, type Rule } from "../Rule.ts"
import { AccountId } from "../../../src/account/AccountId.ts"

const { Struct, Int, Boolean, NullOr } = Schema

export const historyRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "history.listOrderActions",
    rule(
      Struct({
        Status: Int,
        OnlineOrder: Boolean,
        OrderType: Int,
        ListType: Int,
        PaymentMethod: NullOr(Int),
      }),
      ({ Status, OnlineOrder, OrderType, ListType, PaymentMethod }) => ({
        value: listOrderActions({
          status: Status,
          isOnline: OnlineOrder,
          orderType: OrderType,
          listType: ListType,
          paymentMethod: PaymentMethod,
        }),
      }),
    ),
  ],
  [
    "history.serviceOrderActions",
    rule(
      Struct({ Status: Int, IsExistFulfillmentFile: Boolean, IsExistReportsFile: Boolean }),
      ({ Status, IsExistFulfillmentFile, IsExistReportsFile }) => ({
        value: serviceOrderActions({
          status: Status,
          hasFulfillmentFile: IsExistFulfillmentFile,
          hasReportsFile: IsExistReportsFile,
        }),
      }),
    ),
  ],
  ["history.searchRuns", ofText(triggersSearch)],
  [
    "savedLists.combine",
    rule(
      Struct({ role: Role, accountId: NullOr(AccountId), selected: Int }),
      ({ role, accountId, selected }) => {
        switch (combineButtonState(role, accountId, selected)) {
          case "disabled":
            return { disabled: true }
          case "accountRequired":
            return { error: ACCOUNT_REQUIRED }
          case "ready":
            return { value: "ready" }
        }
      },
    ),
  ],
]
