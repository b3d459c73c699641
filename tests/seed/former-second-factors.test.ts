import { base32 } from '@better-auth/utils/base32'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	formerAuthenticatorApps,
	formerPasskeys,
	formerRecoveryCodes,
	passkeys,
	userProfiles,
} from '#app/db/schema/index.ts'
import { joinBytes, toBase64Url } from '#app/domain/bytes.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { action as passkey } from '#app/features/accounts/pages/passkey.ts'
import { action as secondStep } from '#app/features/accounts/pages/second-step.tsx'
import { keyOf, moveSecondFactors } from '#app/seed/former-second-factors.ts'
import { codeFor } from '#tests/support/app-code.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'
import { siteSecret, siteUrl } from '#tests/support/session.ts'

/** As the release before kept the secret of an app. */
async function seal(secret: Uint8Array<ArrayBuffer>, userId: string): Promise<string> {
	const iv = crypto.getRandomValues(new Uint8Array(12))
	const bound = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(userId) }
	const sealed = await crypto.subtle.encrypt(bound, await keyOf({ siteSecret }), secret)
	return toBase64Url(joinBytes([iv, new Uint8Array(sealed)]))
}

test('apps, recovery codes and passkeys of the release before go on working', async () => {
	const { db, visit } = await testPlatform()
	const userId = await makeAccount(db)
	const secret = crypto.getRandomValues(new Uint8Array(20))
	const key = await authenticator()
	const recovery = '4k7m-x2vd-9q0h-tz5c'
	const sealedSecret = await seal(secret, userId)
	await db.insert(formerAuthenticatorApps).values({ userId, sealedSecret, confirmedAt: new Date() })
	await db
		.insert(formerRecoveryCodes)
		.values({ userId, hash: await sha256(`${userId}:${recovery}`) })
	const own = { userId, name: 'My phone', publicKey: await key.publicKey(), algorithm: -7 }
	await db.insert(formerPasskeys).values({ ...own, id: key.id, signCount: 0 })
	await moveSecondFactors(db, siteSecret)
	// Run again, it changes nothing.
	await moveSecondFactors(db, siteSecret)

	const enter = async (form: Record<string, string>) => {
		const typed = { email: 'xiaomei@example.com', password }
		const cookie = cookieOf(await answerOf(login(visit('/login', { form: typed }))))
		return answerOf(secondStep(visit('/login/second-step', { form, cookie })))
	}
	const code = await codeFor(base32.encode(secret).replace(/=+$/, ''))
	expect((await enter({ intent: 'app', code })).status).toBe(302)
	expect((await enter({ intent: 'recovery', code: recovery })).status).toBe(302)

	const send = async (body: object, cookie = '') => {
		const { context, params } = visit('/login/passkey', { cookie })
		const headers = { cookie, 'content-type': 'application/json' }
		const init = { method: 'POST', headers, body: JSON.stringify(body) }
		return answerOf(passkey({ context, params, request: new Request(siteUrl, init) }))
	}
	const asked = await send({ intent: 'options' })
	const { options }: { options: { challenge: string } } = await asked.clone().json()
	const signed = await key.sign({ origin: siteUrl, challenge: options.challenge })
	const entered = await send({ intent: 'sign-in', credential: signed }, cookieOf(asked))
	expect(await entered.json()).toEqual({ to: '/' })
})

test('what cannot be moved asks nobody for a second step', async () => {
	const { db } = await testPlatform()
	const userId = await makeAccount(db)
	const rsa = { userId, name: 'Old key', publicKey: 'AAAA', algorithm: -257 }
	await db.insert(formerPasskeys).values({ ...rsa, id: 'rsa', signCount: 0 })
	await db
		.insert(formerAuthenticatorApps)
		.values({ userId, sealedSecret: 'of-another-site', confirmedAt: new Date() })
	await moveSecondFactors(db, siteSecret)
	expect(await db.select().from(passkeys)).toEqual([])
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId))
	expect(person?.twoFactorEnabled).toBe(false)
})
