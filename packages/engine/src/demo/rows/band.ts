/** Code of the band that holds the value: 1 below the first bound. */
export const band = (bounds: Float64Array, value: number): number => {
  let code = 1
  for (let at = 0; at < bounds.length; at++) if (value >= (bounds[at] ?? 0)) code++
  return code
}
