/** Returns the code of the band that contains the value; 1 if it's below the first bound. */
export const bandCode = (bounds: Float64Array, value: number): number => {
  let code = 1
  for (let at = 0; at < bounds.length; at++) if (value >= (bounds[at] ?? 0)) code++
  return code
}
