const MARK = "#link="

/**
 * Returns the secret in a one-time link; null if the URL doesn't contain one. Browsers don't send the part after '#'.
 */
export const linkSecret = (hash: string): string | null =>
  hash.startsWith(MARK) && hash.length > MARK.length ? hash.slice(MARK.length) : null
