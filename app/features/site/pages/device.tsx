import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { DeviceScreen } from '#app/features/site/device/device-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('On this device', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { id } = await requireUser(context)
	return { userId: id }
}

export default function Device() {
	const { userId } = useLoaderData<typeof loader>()
	return <DeviceScreen userId={userId} />
}
