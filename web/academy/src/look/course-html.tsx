import { trustedHtml } from '@hanap/shared/page/trusted-html'

/** A text that the server has made of the courses' Markdown. */
export function CourseHtml({ html, lang }: { html: string; lang: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it was left as an author's HTML
  return <div className="course-text" lang={lang} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
