import type { FilterValue } from '../../schema.ts'
import type { FilterLayout } from '../layout.ts'
import type { ValueColumn } from '../segment.ts'
import type { ValueTable } from '../values.ts'

/** A list of numbers for each slot, added slot by slot. */
export class GrowingColumn {
  readonly offsets: Uint32Array
  values: Uint32Array
  #length = 0

  constructor(slots: number) {
    this.offsets = new Uint32Array(slots + 1)
    this.values = new Uint32Array(slots)
  }

  push(value: number): void {
    if (this.#length === this.values.length) {
      const larger = new Uint32Array(this.#length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.#length++] = value
  }

  close(slot: number): void {
    this.offsets[slot + 1] = this.#length
  }
}

/** Takes the values of one filter field, slot by slot. */
export class ColumnWriter {
  readonly name: string
  readonly column: ValueColumn
  #values: ValueTable
  #many: GrowingColumn | null

  constructor(field: FilterLayout, values: ValueTable, slots: number) {
    this.name = field.name
    this.#values = values
    const many = field.many ? new GrowingColumn(slots) : null
    this.#many = many
    this.column = many
      ? {
          offsets: many.offsets,
          get values() {
            return many.values
          },
        }
      : { offsets: null, values: new Uint32Array(slots) }
  }

  add(slot: number, given: FilterValue | readonly FilterValue[] | undefined): void {
    const list = given === undefined ? [] : typeof given === 'object' ? given : [given]
    if (this.#many) {
      for (const text of new Set(list.map(String))) this.#many.push(this.#values.numberOf(text))
      this.#many.close(slot)
    } else if (list.length > 0) this.column.values[slot] = this.#values.numberOf(String(list[0]))
  }
}
