/** 'zip:60614' as people and files write it: '60614'. */
export const codeOfKey = (key: string): string => key.slice(key.indexOf(":") + 1)
