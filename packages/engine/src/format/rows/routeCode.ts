/** Box, city, general delivery, highway contract and rural routes. */
const LETTERS = "BCGHR"

/** The code of rows without a carrier route. It would be the code of B000, so B000 isn't a route either. */
export const NO_ROUTE = 0

/** A carrier route as the rows hold it, below 5,000: its letter's place times 1,000 and its number. The order is kept. */
export const routeCode = (letter: string, number: number): number => LETTERS.indexOf(letter) * 1_000 + number

/**
 * Returns how mail on a route is delivered. General delivery is held at the counter, like a box's mail; mail without
 * a route is delivered like a city route's.
 */
export const deliveryOf = (code: number): "carrierRoute" | "poBox" | "ruralRoute" => {
  if (code === NO_ROUTE) return "carrierRoute"
  return code < 1_000 || (code >= 2_000 && code < 3_000)
    ? "poBox"
    : code < 2_000
      ? "carrierRoute"
      : "ruralRoute"
}

/** Reads 'C001'. */
export const routeCodeOf = (route: string): number => routeCode(route.slice(0, 1), Number(route.slice(1)))

/** Writes 'C001'; nothing where there is no route. */
export const routeOfCode = (code: number): string =>
  code === NO_ROUTE
    ? ""
    : `${LETTERS.charAt(Math.floor(code / 1_000))}${String(code % 1_000).padStart(3, "0")}`

/** A ZIP Code and a route in one number below 2^29, which orders as they do. */
export const zipRoute = (zip: number, code: number): number => zip * 5_000 + code
