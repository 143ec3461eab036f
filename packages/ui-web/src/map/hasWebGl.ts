let known: boolean | null = null

/** Whether this browser draws maps: they need WebGL 2, which may be missing or turned off. */
export const hasWebGl = (): boolean => {
  known ??= document.createElement("canvas").getContext("webgl2") !== null
  return known
}
