import type { JourneySite } from '../harness/journey-site.ts'
import {
  keepPicture,
  keptPicture,
  MAX_SQUARES,
  openDesign,
  pictureDifference,
  pictureLooks,
  showPicture,
  takePicture,
} from './pictures.ts'

/** Lines on pictures of the system that are other ones than those kept; with `isUpdate`, these are kept from now on. */
export const checkPictures = async (site: JourneySite, { isUpdate }: { isUpdate: boolean }) => {
  const lines: string[] = []
  for (const look of pictureLooks) {
    const { page, context } = await openDesign(site, look)
    const taken = await takePicture(page)
    const kept = keptPicture(look.name)
    const difference = kept && (await pictureDifference(page, kept, taken))
    if (!difference || difference.squares > MAX_SQUARES) {
      if (isUpdate) keepPicture(look.name, taken)
      else lines.push(pictureLine(look.name, difference, showPicture(look.name, taken)))
    }
    await context.close()
  }
  return lines
}

const pictureLine = (
  name: string,
  difference: { squares: number; from: number; to: number } | undefined,
  file: string,
) =>
  difference
    ? `${name} differs in ${difference.squares} squares between ${difference.from} and ${difference.to} px: ${file}; “npm run layout -- --pictures --update” accepts it`
    : `${name} has no picture yet: ${file}`
