const KEY = "listwright-link"

/** Stores the part of the URL after '#' while the user signs in, only in this browser tab. */
export const keepArrivedLink = (): void => sessionStorage.setItem(KEY, location.hash)

/** Returns the stored part of the URL and removes it; '' if there isn't one. */
export const takeArrivedLink = (): string => {
  const hash = sessionStorage.getItem(KEY) ?? ""
  sessionStorage.removeItem(KEY)
  return hash
}
