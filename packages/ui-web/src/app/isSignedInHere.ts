import { SIGNED_IN_COOKIE } from "@listwright/adapters"

/** Whether the server has said that somebody is signed in on this browser. Their session may have ended since. */
export const isSignedInHere = (): boolean => document.cookie.split("; ").includes(`${SIGNED_IN_COOKIE}=1`)
