import { eq } from 'drizzle-orm'
import { userProfiles } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { enter } from '#app/http/enter.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { endSession } from '#app/http/session.server.ts'

type Typed = { email: string; password: string }

/**
 * Signs in by email and password. The status of an account is revealed only after the right password, and
 * known and unknown addresses take two queries and one hash alike.
 */
export async function signIn(context: LoadContext, request: Request, typed: Typed) {
	const { db } = context
	const [{ api }, [person]] = await Promise.all([
		context.auth(),
		db
			.select({ id: userProfiles.id, hasLongPassword: userProfiles.hasLongPassword })
			.from(userProfiles)
			.where(eq(userProfiles.email, typed.email)),
	])
	const tryPassword = () =>
		enter(api.signInEmail({ body: typed, headers: request.headers, returnHeaders: true }))
	let entry = await tryPassword()
	if (entry.kind === 'short-password' && person && isLongPassword(typed.password)) {
		// Passwords set before the account remembered their length are measured here.
		await db
			.update(userProfiles)
			.set({ hasLongPassword: true })
			.where(eq(userProfiles.id, person.id))
		entry = await tryPassword()
	}
	// better-auth looks for the password of a known account in a second query.
	if (!person)
		await db.select({ id: userProfiles.id }).from(userProfiles).where(eq(userProfiles.id, ''))
	if (entry.kind !== 'in') return entry
	const { headers, response } = entry
	if (!('token' in response)) return { kind: 'second-step', headers } as const
	if (response.token === (await context.sessionToken())) return { kind: 'in', headers } as const
	// The second step was turned on meanwhile: the session has no device, and must not stay.
	await endSession(db, response.token)
	return { kind: 'wrong' } as const
}
