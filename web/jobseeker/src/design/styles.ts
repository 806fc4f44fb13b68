import { notFound, pageOf } from '@hanap/shared/page/page-facts'
import type { LoaderFunctionArgs } from 'react-router'
import { designStyles } from './tokens.server.ts'

export const loader = (args: LoaderFunctionArgs) => {
  if (pageOf(args).isProduction) throw notFound()
  return new Response(designStyles, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
