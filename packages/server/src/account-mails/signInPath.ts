/** Returns the path of the sign-in page with the email address filled in. Browsers never send the part after '#'. */
export const signInPath = (email: string): string => `/signin#for=${encodeURIComponent(email)}`
