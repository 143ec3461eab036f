import { Schema } from "effect"
import { isContactMeVisible } from "../../../src/order/forms/contactForm.ts"
import { desiredQuantity } from "../../../src/order/quantities/desiredQuantity.ts"
import { minimumQuantity } from "../../../src/order/quantities/minimumQuantity.ts"
import { OrderStep } from "../../../src/definition/OrderStep.ts"
import { routeGuard } from "../../../src/order/flow/OrderRoute.ts"
import { nonNumericQuantityReading } from "../../../src/shared/readings.ts"
import { AorB, option, rule, type Rule } from "../Rule.ts"

const { Struct, Int, String, NullOr, optionalKey } = Schema

export const orderRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "order.desiredQuantity",
    rule(
      Struct({ input: NullOr(String), available: Int, reading: AorB }),
      ({ input, available, reading }) => ({
        value: desiredQuantity(input ?? "", available, option(nonNumericQuantityReading, reading)),
      }),
    ),
  ],
  [
    "order.minimumQuantity",
    rule(
      Struct({ total: Int, minimum: Int, available: optionalKey(Int) }),
      ({ total, minimum, available = Infinity }) => {
        const { value, warning } = minimumQuantity(total, minimum, available)
        return warning === null ? { value } : { value, warning: { title: warning.title, text: warning.text } }
      },
    ),
  ],
  [
    "order.contactMeVisible",
    rule(Struct({ listType: Int, available: Int, desired: Int }), ({ listType, available, desired }) => ({
      value: isContactMeVisible(listType, available, desired),
    })),
  ],
  [
    "order.routeGuard",
    rule(Struct({ route: String, currentStep: OrderStep }), ({ route, currentStep }) => ({
      value: routeGuard(route, currentStep),
    })),
  ],
]
