/** Points: what an order earns, what they buy, and the ledger that they stand in. */

export { PointRate } from "./rewards/PointRate.ts"
export { PointCount, Points, pointsOf } from "./rewards/Points.ts"
export { pointsOfOrder } from "./rewards/earnedPoints.ts"
