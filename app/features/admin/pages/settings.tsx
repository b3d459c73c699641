import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Health } from '#app/contracts/health.ts'
import { defaultVoice } from '#app/contracts/speech.ts'
import {
	type ServiceState,
	SettingsScreen,
	type TranslationState,
} from '#app/features/admin/settings/settings-screen.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireAdmin } from '#app/http/guards.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import type { Translate } from '#app/http/translation/translator.server.ts'
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
		stateOf(health.training),
		services.speech.voiceStates(),
		services.speech.voices(),
		translationState(translator()),
	]).then(([tokenize, tts, articles, training, voices, choice, translation]) => {
		return { tokenize, tts, articles, training, voices, choice, translation }
	})
	// Client navigation streams the checks; a document waits for them, to work without scripts.
	return { site, defaultVoice, services: isDocument ? await checks : checks }
}

/** Asks for a translation of 你好。 */
async function translationState(translate: Translate | undefined): Promise<TranslationState> {
	if (!translate) return 'none'
	const late = new Promise<undefined[]>((resolve) => {
		setTimeout(() => resolve([]), timeoutMs)
	})
	const [english] = await Promise.race([translate(['你好。']), late])
	return english === undefined ? 'silent' : 'works'
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
