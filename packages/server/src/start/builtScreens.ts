import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

const published = fileURLToPath(new URL("../../screens", import.meta.url))
const inWorkspace = fileURLToPath(new URL("../../../ui-web/dist", import.meta.url))

/**
 * Returns the folder of the built screens: the published package contains its own copy, and a checkout builds them in
 * `packages/ui-web`.
 */
export const builtScreens = (): string => (existsSync(published) ? published : inWorkspace)
