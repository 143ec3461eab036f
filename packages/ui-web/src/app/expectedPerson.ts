const KEY = "listwright-signed-in-as"

/** Keeps who signed in on this browser, so that an ended session asks for the password alone. */
export const expectPerson = (email: string): void => localStorage.setItem(KEY, email)

/** The e-mail address of whoever's session was open last, unless they signed out; '' for nobody. */
export const expectedPerson = (): string => localStorage.getItem(KEY) ?? ""

export const expectNobody = (): void => localStorage.removeItem(KEY)
