/** The mean radius of the earth, 6,371.0088 km, in miles of 1,609.344 m. */
export const EARTH_RADIUS_MILES = 3958.7613
