/** Makes something for each index when it is first asked for, and gives the very same from then on. */
export const madeOnce = <Made>(make: (index: number) => Made): ((index: number) => Made) => {
  const made = new Map<number, Made>()
  return (index) => {
    const one = made.get(index) ?? make(index)
    made.set(index, one)
    return one
  }
}
