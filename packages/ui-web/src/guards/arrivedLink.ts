const KEY = "listwright-link"

/** Keeps what stands behind '#' in an address over the way through the sign-in page, in this tab alone. */
export const keepArrivedLink = (): void => sessionStorage.setItem(KEY, location.hash)

/** What stood there, once; '' where nothing did. */
export const takeArrivedLink = (): string => {
  const hash = sessionStorage.getItem(KEY) ?? ""
  sessionStorage.removeItem(KEY)
  return hash
}
