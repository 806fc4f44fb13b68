import { CompanyAvatar } from '@hanap/ui/company-avatar'
import type { CourseView } from './home-view.ts'

/** A course elsewhere, by its provider. */
export function CourseCard({ course: { title, href, lang, provider, facts } }: { course: CourseView }) {
  return (
    <li className="job">
      <CompanyAvatar name={provider} logo={null} />
      <h3>
        <a href={href} lang={lang} dir="auto" rel="noopener nofollow">
          {title}
        </a>
      </h3>
      <p className="job-who">
        <bdi>{provider}</bdi>
      </p>
      <p className="job-facts">
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </li>
  )
}
