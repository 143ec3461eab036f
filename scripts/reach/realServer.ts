/** A pattern of what tests in `packages/server/test` use to make their calls over HTTP. */
export const REAL_SERVER =
  /\b(?:servedSite|sharedSite|servedFolder|startSite|RunningSite|serveInProcess|RunningServer)\b/
