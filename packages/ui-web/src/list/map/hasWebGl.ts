let known: boolean | null = null

/** Returns whether this browser can draw maps: they need WebGL 2, which may be missing or turned off. */
export const hasWebGl = (): boolean => {
  known ??= document.createElement("canvas").getContext("webgl2") !== null
  return known
}
