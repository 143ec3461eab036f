import { join } from "node:path"

/**
 * Makes Node keep what it compiled of the sources: a server or an engine that a test starts then loads in two thirds of the
 * time. Not where branches are measured, which compiled code tells less exactly.
 */
export const compileCache: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/listwright/compiled"),
}
