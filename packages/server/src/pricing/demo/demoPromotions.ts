/** A promotion of the demo site; what is left out has no bound. Codes of types and minimums as in the contract. */
interface DemoPromotion {
  readonly code: string
  readonly name: string
  readonly type: number
  readonly value: string
  readonly balance?: string
  readonly minimumType?: number
  readonly minimumAmount?: string
  readonly minimumQuantity?: number
}

const SPEND = 1
const RECORDS = 2

export const demoPromotions: ReadonlyArray<DemoPromotion> = [
  { code: "WELCOME10", name: "10 % off", type: 1, value: "10" },
  {
    code: "BIG500",
    name: "500 free leads",
    type: 2,
    value: "500",
    minimumType: RECORDS,
    minimumQuantity: 10_000,
  },
  { code: "FLAT25", name: "$25 off", type: 3, value: "25.00", minimumType: SPEND, minimumAmount: "100.00" },
  { code: "POINTS2X", name: "Double points", type: 4, value: "2" },
  { code: "POINTS500", name: "500 extra points", type: 5, value: "500" },
  { code: "PREPAID100", name: "$100 prepaid card", type: 6, value: "0", balance: "100.00" },
]
