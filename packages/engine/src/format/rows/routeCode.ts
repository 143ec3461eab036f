/** The letters of post office box, city, general delivery, highway contract, and rural routes. */
const LETTERS = "BCGHR"

/** The code of rows without a carrier route. It coincides with B000's code, so B000 isn't treated as a route. */
export const NO_ROUTE = 0

/**
 * Returns the stored number of a carrier route, below 5,000: the position of its letter times 1,000, plus its number.
 * Numbers sort in the same order as routes.
 */
export const routeCode = (letter: string, number: number): number => LETTERS.indexOf(letter) * 1_000 + number

/**
 * Returns how mail on a route is delivered. General delivery counts as box mail, since it's held at the counter; mail
 * without a route counts as city route mail.
 */
export const routeDeliveryType = (code: number): "carrierRoute" | "poBox" | "ruralRoute" => {
  if (code === NO_ROUTE) return "carrierRoute"
  return code < 1_000 || (code >= 2_000 && code < 3_000)
    ? "poBox"
    : code < 2_000
      ? "carrierRoute"
      : "ruralRoute"
}

/** Parses a route such as 'C001' into its code. */
export const parseRouteCode = (route: string): number => routeCode(route.slice(0, 1), Number(route.slice(1)))

/** Formats a code as a route such as 'C001'; empty if there is no route. */
export const formatRouteCode = (code: number): string =>
  code === NO_ROUTE
    ? ""
    : `${LETTERS.charAt(Math.floor(code / 1_000))}${String(code % 1_000).padStart(3, "0")}`

/** Combines a ZIP Code and a route into one number below 2^29 that sorts in the same order. */
export const zipRoute = (zip: number, code: number): number => zip * 5_000 + code
