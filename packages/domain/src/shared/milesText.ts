/** Formats a distance with its unit: '12 mi', '0.5 mi'. */
export const milesText = (miles: number): string => `${miles} mi`
