/** The distinct values of one filter field; 0 stands for no value. */
export class Values {
  readonly texts: string[] = ['']
  #numbers = new Map<string, number>()

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.numberOf(text)
  }

  /** The number of a value, a new one when the value was not seen before. */
  numberOf(text: string): number {
    let number = this.#numbers.get(text)
    if (number === undefined) {
      number = this.texts.length
      this.texts.push(text)
      this.#numbers.set(text, number)
    }
    return number
  }

  find(text: string): number | undefined {
    return this.#numbers.get(text)
  }

  get size(): number {
    return this.texts.length
  }
}
