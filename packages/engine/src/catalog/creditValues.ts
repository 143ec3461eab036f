export const CREDIT_BANDS = ["A, Highest", "B", "C", "D", "E", "F", "G, Lowest"] as const
export const CREDIT_USES = ["Low", "Moderate", "High"] as const
