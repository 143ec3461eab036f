/**
 * Returns a function that creates an object on the first call for each index, and returns the same object from then on.
 */
export const memoizeByIndex = <Made>(make: (index: number) => Made): ((index: number) => Made) => {
  const made = new Map<number, Made>()
  return (index) => {
    const one = made.get(index) ?? make(index)
    made.set(index, one)
    return one
  }
}
