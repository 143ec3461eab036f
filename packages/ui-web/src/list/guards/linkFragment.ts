const KEY = "listwright-link"

/** Stores the part of the URL after '#' while the user signs in, only in this browser tab. */
export const storeLinkFragment = (): void => sessionStorage.setItem(KEY, location.hash)

/** Returns the stored part of the URL and removes it; '' if there isn't one. */
export const consumeLinkFragment = (): string => {
  const hash = sessionStorage.getItem(KEY) ?? ""
  sessionStorage.removeItem(KEY)
  return hash
}
