/** Returns the lower bounds of the bands above the first, as natural logarithms. */
const logs = (bounds: ReadonlyArray<number>): Float64Array => Float64Array.from(bounds, Math.log)

export const INCOME_BOUNDS = logs([
  15_000, 25_000, 35_000, 50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000,
])
export const HOME_VALUE_BOUNDS = logs([
  100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000,
])
export const NET_WORTH_BOUNDS = logs([5_000, 25_000, 100_000, 250_000, 500_000, 1_000_000, 2_000_000])
/** The deviations at which each higher education level starts: 38, 8, 20, 21, and 13% of people. */
export const EDUCATION_BOUNDS = Float64Array.from([-0.31, -0.1, 0.41, 1.13])
