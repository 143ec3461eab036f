/** The three numbers of '1.2.3'. */
const numbersOf = (version: string): ReadonlyArray<number> | undefined =>
  /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version) ? version.split(".").map(Number) : undefined

const isGreater = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): boolean => {
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

/**
 * Says why a version can't follow the current one, and which ones can: it is greater, and more than a patch if a
 * changeset adds something.
 */
export const versionProblem = (current: string, next: string, adds: boolean): string | undefined => {
  const numbers = numbersOf(next)
  const before = numbersOf(current)
  if (before === undefined)
    return `package.json has the version ${current}. Write three numbers there, as in 0.1.0.`
  const [major = 0, minor = 0, patch = 0] = before
  const nextMinor = `${major}.${minor + 1}.0`
  if (numbers === undefined)
    return `'${next}' is not a version. Write three numbers: npm run release -- ${nextMinor}`
  if (!isGreater(numbers, before))
    return `${next} is not greater than ${current}. Take ${adds ? "" : `${major}.${minor}.${patch + 1} or `}${nextMinor}.`
  if (adds && numbers[0] === major && numbers[1] === minor)
    return `${next} is a correction of ${current}, but changesets add something (minor). Take ${nextMinor}.`
  return undefined
}
