import { outageMessage } from '@hanap/shared/calls/maintenance'
import { Maintenance } from '@hanap/shared/components/maintenance'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import texts from './maintenance.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  return { message: await outageMessage(page), texts: textsFor(factsOf(page).language, texts) }
}

export default function MaintenancePage() {
  return <Maintenance message={useLoaderData<typeof loader>().message} />
}
