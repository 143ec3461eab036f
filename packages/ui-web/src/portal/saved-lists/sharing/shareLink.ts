const MARK = "#link="

/** The view at `/slc` that opens links. */
export const SHARED_VIEW = "/slc?view=shared"

/** Returns the URL for opening a shared list; browsers never send the part after '#'. */
export const shareLink = (secret: string, origin: string): string =>
  `${origin}${SHARED_VIEW}${MARK}${encodeURIComponent(secret)}`

/** Returns the secret in pasted text, which is either the whole link or just its secret; null if there isn't one. */
export const parseShareSecret = (text: string): string | null => {
  const at = text.indexOf(MARK)
  const secret = (at < 0 ? text : text.slice(at + MARK.length)).trim()
  try {
    return secret === "" || /\s/.test(secret) ? null : decodeURIComponent(secret)
  } catch {
    return null
  }
}
