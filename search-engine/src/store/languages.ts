/** The languages that documents were in. One that lost all its documents costs a few look-ups, nothing more. */
export class Languages {
  #seen = new Set<string>()
  #list: readonly string[] = []

  add(language: string | undefined): void {
    if (language === undefined || this.#seen.has(language)) return
    this.#seen.add(language)
    this.#list = [...this.#seen]
  }

  seen(): readonly string[] {
    return this.#list
  }
}
