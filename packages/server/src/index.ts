export { startServer } from "./start/startServer.ts"
export type { DemoSignIn, RunningServer, StartOptions, StartProgress } from "./start/StartOptions.ts"
