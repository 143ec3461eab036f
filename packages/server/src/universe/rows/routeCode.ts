/** Box, city, general delivery, highway contract and rural routes. */
const LETTERS = "BCGHR"

/** A carrier route as the rows hold it, below 5,000: its letter's place times 1,000 and its number. The order is kept. */
export const routeCode = (letter: string, number: number): number => LETTERS.indexOf(letter) * 1_000 + number

/** Reads 'C001'. */
export const routeCodeOf = (route: string): number => routeCode(route.slice(0, 1), Number(route.slice(1)))

/** Writes 'C001'. */
export const routeOfCode = (code: number): string =>
  `${LETTERS.charAt(Math.floor(code / 1_000))}${String(code % 1_000).padStart(3, "0")}`

/** A ZIP Code and a route in one number below 2^29, which orders as they do. */
export const zipRoute = (zip: number, code: number): number => zip * 5_000 + code
