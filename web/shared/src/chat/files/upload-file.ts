import { uploadChatFile } from '@hanap/contracts/chats/chats.calls'
import { callAddress } from '../../calls/call.ts'
import { callerHeaders } from '../../session/caller.ts'

/** A line on which nothing moves for so long is given up, and tried again. */
const STALLED_MS = 30_000

const progress = new Map<string, number>()
const listeners = new Set<() => void>()

/** How much of a message's file has left the device, between 0 and 1. */
export const uploadProgress = {
  of: (clientId: string): number => progress.get(clientId) ?? 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const setProgress = (clientId: string, share: number) => {
  progress.set(clientId, share)
  for (const listener of listeners) listener()
}

interface Upload {
  chatId: string
  clientId: string
  name: string
  file: Blob
}

/** The server's answer; undefined where nothing answered. By XMLHttpRequest: fetch does not say how much has left. */
export const sendFile = ({ chatId, clientId, name, file }: Upload): Promise<Response | undefined> =>
  new Promise(resolve => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const moves = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }
    const end = (answer: Response | undefined) => {
      clearTimeout(stalled)
      progress.delete(clientId)
      resolve(answer)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      moves()
      setProgress(clientId, total > 0 ? loaded / total : 0)
    }
    request.onload = () => end(new Response(request.responseText, { status: request.status }))
    request.onerror = () => end(undefined)
    request.onabort = () => end(undefined)
    request.open(uploadChatFile.method, callAddress(uploadChatFile, { params: { id: chatId }, body: {} }))
    for (const [header, value] of Object.entries(callerHeaders())) request.setRequestHeader(header, value)
    const form = new FormData()
    form.append('file', file, name)
    moves()
    request.send(form)
  })
