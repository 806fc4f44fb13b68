import { notFound } from '@hanap/shared/page/page-facts'

export const loader = () => {
  throw notFound()
}

export default function NotFound() {
  return null
}
