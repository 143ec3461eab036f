import { accountRules } from "./rules/account.ts"
import { catalogRules } from "./rules/catalog.ts"
import { countingRules } from "./rules/counting.ts"
import { geographyRules } from "./rules/geography.ts"
import { audienceRules } from "./rules/audience.ts"
import { orderRules } from "./rules/order.ts"
import { sharedRules } from "./rules/shared.ts"
import { paymentRules } from "./rules/payment.ts"
import { moneyRules } from "./rules/money.ts"
import { historyRules } from "./rules/history.ts"
import { rewardsRules } from "./rules/rewards.ts"
import { suppressionRules } from "./rules/suppression.ts"
import type { Rule } from "./Rule.ts"
import { wordingRules } from "./rules/wording.ts"

/** Every rule that cases may be about, by name. */
export const rules: ReadonlyMap<string, Rule> = new Map([
  ...accountRules,
  ...catalogRules,
  ...countingRules,
  ...geographyRules,
  ...audienceRules,
  ...orderRules,
  ...sharedRules,
  ...paymentRules,
  ...moneyRules,
  ...historyRules,
  ...rewardsRules,
  ...suppressionRules,
  ...wordingRules,
])
