import { showToast } from '@hanap/shared/page/toasts'

/** Hands a page to the device's own share sheet; where there is none, copies its address. */
export const shareLink = async ({
  url,
  title,
  copied,
}: {
  url: string
  title: string
  copied: string
}): Promise<void> => {
  if (navigator.share) {
    // Closing the sheet without choosing rejects, and is no error.
    await navigator.share({ url, title }).catch(() => undefined)
    return
  }
  await navigator.clipboard.writeText(url)
  showToast(copied)
}
