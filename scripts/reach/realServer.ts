/** What a test in `packages/server/test` uses that makes its calls over HTTP. */
export const REAL_SERVER = /\b(?:servedSite|sharedSite|servedFolder|startSite|RunningSite|serveInProcess)\b/
