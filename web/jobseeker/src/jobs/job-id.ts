/** The id in a segment `{slug}-{id}`; ids have no hyphen. */
export const idIn = (segment: string): string => segment.slice(segment.lastIndexOf('-') + 1)
