/** The sign-in page with an address filled in. Browsers send nothing behind '#' to anybody. */
export const signInPath = (email: string): string => `/signin#for=${encodeURIComponent(email)}`
