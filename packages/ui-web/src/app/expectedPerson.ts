const KEY = "listwright-signed-in-as"

/** Keeps who signed in on this browser, so that an ended session asks for the password alone. */
export const expectPerson = (email: string): void => localStorage.setItem(KEY, email)

/** The e-mail address of whoever's session was open last, unless they signed out; '' for nobody. */
export const expectedPerson = (): string => localStorage.getItem(KEY) ?? ""

export const expectNobody = (): void => localStorage.removeItem(KEY)

/** Says when another tab signs somebody in, or out. */
export const whenPersonChanges = (changed: (isNobody: boolean) => void): void =>
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) changed(newValue === null)
  })
