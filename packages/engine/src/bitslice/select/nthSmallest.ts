/**
 * Returns the n-th smallest number, counting from 1, or Infinity if there are fewer. Reorders the numbers, which must
 * not include NaN.
 */
export const nthSmallest = (numbers: Float64Array, n: number): number => {
  let [from, to] = [0, numbers.length - 1]
  while (from < to) {
    const pivot = numbers[(from + to) >>> 1] ?? 0
    let [low, high] = [from, to]
    while (low <= high) {
      while ((numbers[low] ?? 0) < pivot) low++
      while ((numbers[high] ?? 0) > pivot) high--
      if (low > high) break
      const moved = numbers[low] ?? 0
      numbers[low++] = numbers[high] ?? 0
      numbers[high--] = moved
    }
    // Now no number up to `high` is larger than the pivot, and no number from `low` on is smaller; those in between
    // equal it.
    if (n - 1 <= high) to = high
    else if (n - 1 >= low) from = low
    else return pivot
  }
  return numbers[n - 1] ?? Infinity
}
