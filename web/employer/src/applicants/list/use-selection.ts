import { useEffect, useRef, useState } from 'react'

const BOXES = '[data-applicant] input[name="ids"]'

/** Whose boxes are checked in a list. The boxes themselves know it: they are checked before the page has started, too. */
export const useSelection = () => {
  const list = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<readonly string[]>([])
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])]
  const read = () => setIds(boxes().flatMap(box => (box.checked ? box.value : [])))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was checked before the page had started is read once
  useEffect(read, [])
  const checkAll = (isChecked: boolean) => {
    for (const box of boxes()) box.checked = isChecked
    read()
  }
  return { list, ids, read, checkAll, clear: () => checkAll(false) }
}
export type Selection = ReturnType<typeof useSelection>
