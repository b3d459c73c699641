import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Health } from '#app/contracts/health.ts'
import { defaultVoice } from '#app/contracts/speech.ts'
import { type ServiceState, SettingsScreen } from '#app/features/admin/settings/settings-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

/** Longer than a worker's own timeouts, so that it can still report which dependency is down. */
const timeoutMs = 5000

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Settings', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { services, site, translator, isDocument } = context
	await requireAdmin(context)
	const { health } = services
	const checks = Promise.all([
		stateOf(health.tokenize),
		stateOf(health.tts),
		stateOf(health.articles),
	]).then(([tokenize, tts, articles]) => ({ tokenize, tts, articles }))
	// Client navigation streams the checks; a document waits for them, to work without scripts.
	const isTranslating = translator() !== undefined
	return { site, defaultVoice, isTranslating, services: isDocument ? await checks : checks }
}

async function stateOf(ask: () => Promise<Health>): Promise<ServiceState> {
	const late = new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error('A service did not answer in time')), timeoutMs)
	})
	try {
		return { health: await Promise.race([ask(), late]) }
	} catch (error) {
		logFailure(error)
		return { health: undefined }
	}
}

export default function Settings() {
	return <SettingsScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}
