/** Points: what an order earns, what they buy, and their ledger. */

export { PointRate } from "./rewards/PointRate.ts"
export { PointCount, Points, pointsOf } from "./rewards/Points.ts"
export { pointsOfOrder } from "./rewards/earnedPoints.ts"
