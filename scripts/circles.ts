/** A circle of folders, as the names in it; types count, since they too must be read together. */
export const circleIn = (edges: Map<string, Set<string>>): string[] | undefined => {
  const done = new Set<string>()
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of edges.get(name) ?? []) {
      const circle = visit(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of edges.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return undefined
}
