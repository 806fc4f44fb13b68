const EARTH_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Along a great circle, in kilometres; NaN when a coordinate is missing. */
export const greatCircleKm = (lat: number, lon: number, otherLat: number, otherLon: number): number => {
  const dLat = Math.sin(((otherLat - lat) * RADIANS) / 2)
  const dLon = Math.sin(((otherLon - lon) * RADIANS) / 2)
  const half = dLat * dLat + Math.cos(lat * RADIANS) * Math.cos(otherLat * RADIANS) * dLon * dLon
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
