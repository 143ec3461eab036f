export { startServer } from "./site/startServer.ts"
export type { DemoSignIn, RunningServer, StartOptions, StartProgress } from "./site/StartOptions.ts"
