import { notFound } from '@hanap/shared/page-facts'

export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
