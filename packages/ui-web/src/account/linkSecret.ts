const MARK = "#link="

/** The secret of a one-time link; browsers send nothing behind '#' to anybody. null: the address holds none. */
export const linkSecret = (hash: string): string | null =>
  hash.startsWith(MARK) && hash.length > MARK.length ? hash.slice(MARK.length) : null
