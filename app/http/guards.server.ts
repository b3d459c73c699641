/** Who may pass. Every loader and every action calls one itself: a parent's guard protects nothing. */
import { redirect } from '@remix-run/cloudflare'
import { isAdmin, type User } from '#app/domain/accounts/user.ts'
import { refuse } from './responses.server.ts'

type Visit = { user: () => Promise<User | undefined> }

/** Whoever is signed in; anybody else is sent to sign in. */
export async function requireUser(visit: Visit): Promise<User> {
	const user = await visit.user()
	if (!user) throw redirect('/login')
	return user
}

/** An administrator; other people are sent home. */
export async function requireAdmin(visit: Visit): Promise<User> {
	const user = await requireUser(visit)
	if (!isAdmin(user)) throw redirect('/')
	return user
}

/** The screens before the door are for visitors; whoever is signed in has no business there. */
export async function requireVisitor(visit: Visit): Promise<void> {
	if (await visit.user()) throw redirect('/courses')
}

/** Whoever is signed in, at an address without a screen; anybody else is refused in JSON. */
export async function requireCaller(visit: Visit): Promise<User> {
	const user = await visit.user()
	if (!user) throw refuse('session.missing')
	return user
}

/** An administrator, at an address without a screen. */
export async function requireAdminCaller(visit: Visit): Promise<User> {
	const user = await requireCaller(visit)
	if (!isAdmin(user)) throw refuse('session.not-admin')
	return user
}
