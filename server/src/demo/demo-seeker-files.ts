import type { DemoPicture } from '@hanap/demo/chats'
import { SEEKER_EMAIL } from '@hanap/demo/logins'
import { demoSeekerProfile } from '@hanap/demo/seeker'
import { type ResumeOrder, ResumeRenderPool } from '@hanap/resume-templates'
import { drawnPixels } from './demo-picture.ts'

/** A face of discs: nobody's. */
const FACE: DemoPicture = {
  name: 'sam.webp',
  width: 512,
  height: 512,
  background: [219, 231, 223],
  discs: [
    { x: 256, y: 560, radius: 215, colour: [47, 111, 91] },
    { x: 256, y: 190, radius: 128, colour: [43, 33, 29] },
    { x: 256, y: 345, radius: 62, colour: [185, 130, 95] },
    { x: 256, y: 235, radius: 104, colour: [207, 152, 115] },
    { x: 216, y: 228, radius: 10, colour: [43, 33, 29] },
    { x: 296, y: 228, radius: 10, colour: [43, 33, 29] },
    { x: 256, y: 290, radius: 26, colour: [168, 84, 74] },
    { x: 256, y: 278, radius: 28, colour: [207, 152, 115] },
  ],
}

export const portrait = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await drawnPixels(FACE).webp().toBuffer())

const orderOf = (template: ResumeOrder['template'], madeAt: Date): ResumeOrder => {
  const { firstName, lastName, headline, about, work, educations, licenses, skills } = demoSeekerProfile
  return {
    template,
    language: 'en',
    sections: ['about', 'work', 'educations', 'skills', 'licenses'],
    madeAt,
    content: {
      name: `${firstName} ${lastName}`,
      headline,
      email: SEEKER_EMAIL,
      location: 'Manila',
      about,
      work: work.map(({ to, ...entry }) => ({ ...entry, to: to ?? undefined, isCurrent: to === null })),
      educations: educations.map(({ degreeId: _, ...entry }) => ({ ...entry, degree: 'Bachelor’s degree' })),
      skills,
      licenses,
      links: [],
    },
  }
}

/** The demo seeker's resumes as our own renderer makes them. */
export const resumeFiles = async (madeAt: Date) => {
  const pool = new ResumeRenderPool({ workers: 1, timeLimitMs: 20_000 })
  try {
    return [
      { name: 'Sam Seeker, UX research.pdf', content: await pool.pdf(orderOf('banner', madeAt)) },
      { name: 'Sam Seeker, customer service.pdf', content: await pool.pdf(orderOf('classic', madeAt)) },
    ]
  } finally {
    pool.stop()
  }
}
