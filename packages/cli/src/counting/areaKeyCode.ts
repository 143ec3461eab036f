/** Strips the kind from an area key: 'zip:60614' becomes '60614', as users and files write it. */
export const areaKeyCode = (key: string): string => key.slice(key.indexOf(":") + 1)
