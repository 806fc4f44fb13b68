import { notFound } from '@hanap/shared/page/page-facts'

export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
