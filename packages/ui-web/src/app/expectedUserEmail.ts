const KEY = "listwright-signed-in-as"

/**
 * Stores the email address of the user who signed in on this browser, so that after the session ends, only the password
 * is requested.
 */
export const rememberExpectedUser = (email: string): void => localStorage.setItem(KEY, email)

/** Returns the email address of the last signed-in user, or '' if there wasn't one or the user signed out. */
export const expectedUserEmail = (): string => localStorage.getItem(KEY) ?? ""

export const forgetExpectedUser = (): void => localStorage.removeItem(KEY)

/** Calls back when a user signs in or out in another tab. */
export const listenForUserChange = (changed: (isNobody: boolean) => void): void =>
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) changed(newValue === null)
  })
