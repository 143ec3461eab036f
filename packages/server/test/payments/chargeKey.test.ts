import type { RequestKey } from "@listwright/domain/order"
import { expectTypeOf, it } from "vitest"
import type { ChargeKey, Processors, RefundRequest } from "../../src/payments/Processors.ts"

it("asks a processor by the key of a charge, never by that of a request", () => {
  expectTypeOf<RequestKey>().not.toExtend<ChargeKey>()
  expectTypeOf<ChargeKey>().not.toExtend<RequestKey>()
  expectTypeOf<Processors["Service"]["lookup"]>()
    .parameter(0)
    .toHaveProperty("key")
    .toEqualTypeOf<ChargeKey>()
  expectTypeOf<RefundRequest["chargeKey"]>().toEqualTypeOf<ChargeKey>()
})
