/** Sets up a second step as a person does, by the pages' own actions. */
import { expect } from 'vitest'
import { codeOfStep, stepAt } from '#app/domain/accounts/second-factor/totp.ts'
import { action, loader } from '#app/features/accounts/pages/sign-in-settings.tsx'
import { fromBase32 } from './base32.ts'
import { answerOf, type testPlatform } from './context.ts'
import { password } from './factories.ts'

type Platform = Awaited<ReturnType<typeof testPlatform>>

const halfMinuteMs = 30_000

/** The code of an app at a moment; `later` counts half minutes. */
export function codeFor(secret: Uint8Array<ArrayBuffer>, later = 0): Promise<string> {
	return codeOfStep(secret, stepAt(new Date(Date.now() + later * halfMinuteMs)))
}

/** Turns the app on by its first code. */
export async function setUpApp(platform: Platform, cookie: string) {
	const at = (form: Record<string, string>) =>
		answerOf(action(platform.visit('/settings/sign-in', { form, cookie })))
	const started = await at({ intent: 'start-app', currentPassword: password })
	expect(started.headers.get('location')).toBe('/settings/sign-in#app')
	const { settings } = await loader(platform.visit('/settings/sign-in', { cookie }))
	const secret = fromBase32(settings.setUp?.secret ?? '')
	const confirmed = await at({ intent: 'confirm-app', code: await codeFor(secret, -1) })
	expect(confirmed.status).toBe(200)
	const { codes }: { codes: string[] } = await confirmed.json()
	return { secret, codes }
}
