import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

class Full extends Error {}
const whenFull = () => new Full()

const held = () => {
  let release: () => void = () => undefined
  const done = new Promise<void>(resolve => {
    release = resolve
  })
  return { done, release }
}

test('two at a time, the others in order, and a refusal when too many wait', async () => {
  const queue = createWorkQueue({ width: 2, maxWaiting: 1, whenFull })
  const order: string[] = []
  const [first, second] = [held(), held()]
  const one = queue.run(async () => {
    await first.done
    order.push('one')
  })
  const two = queue.run(async () => {
    await second.done
    order.push('two')
  })
  const three = queue.run(async () => order.push('three'))
  await expect(queue.run(async () => order.push('four'))).rejects.toBeInstanceOf(Full)
  expect(order).toEqual([])
  second.release()
  await Promise.all([two, three])
  expect(order).toEqual(['two', 'three'])
  first.release()
  await one
})

test('work that fails makes room for the next', async () => {
  const queue = createWorkQueue({ width: 1, maxWaiting: 1, whenFull })
  await expect(queue.run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.run(async () => 'next')).resolves.toBe('next')
})
