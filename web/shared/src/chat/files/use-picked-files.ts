import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type PickedFile, type PickProblem, pickedFile } from './picked-file.ts'

/** As many as one sends at a time. */
const MAX_PICKED = 10

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** Files for the next messages: chosen, pasted into the field, or dropped on the chat that `ref` stands in. */
export function usePickedFiles(ref: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [picked, setPicked] = useState<readonly PickedFile[]>([])
  const [problem, setProblem] = useState<PickProblem>()
  const [isOver, setOver] = useState(false)

  const add = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) {
      const next = await pickedFile(file)
      if (typeof next === 'string') setProblem(next)
      else setPicked(before => [...before, next].slice(0, MAX_PICKED))
    }
  }
  const addRef = useRef(add)
  addRef.current = add

  useEffect(() => {
    const chat = isOpen ? ref.current?.closest<HTMLElement>('.chat') : null
    if (!chat) return undefined
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent) => {
      const files = filesOf(event.dataTransfer)
      setOver(false)
      if (files.length === 0) return
      event.preventDefault()
      void addRef.current(files)
    }
    chat.addEventListener('dragover', over)
    chat.addEventListener('dragleave', over)
    chat.addEventListener('drop', drop)
    return () => {
      chat.removeEventListener('dragover', over)
      chat.removeEventListener('dragleave', over)
      chat.removeEventListener('drop', drop)
    }
  }, [ref, isOpen])

  return {
    picked,
    problem,
    isOver,
    add,
    onPaste: (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      void add(files)
    },
    remove: (id: string) => setPicked(before => before.filter(each => each.id !== id)),
    take: (): readonly PickedFile[] => {
      setPicked([])
      setProblem(undefined)
      return picked
    },
  }
}
