/** Guards. Every loader and action must call one itself: a parent's guard does not protect it. */
import { redirect } from '@remix-run/cloudflare'
import { isAdmin, type User } from '#app/domain/accounts/user.ts'
import { refuse } from './responses.server.ts'

type Visit = { user: () => Promise<User | undefined> }

/** The signed-in person; others are redirected to sign in. */
export async function requireUser(visit: Visit): Promise<User> {
	const user = await visit.user()
	if (!user) throw redirect('/login')
	return user
}

/** An administrator; others are redirected home. */
export async function requireAdmin(visit: Visit): Promise<User> {
	const user = await requireUser(visit)
	if (!isAdmin(user)) throw redirect('/')
	return user
}

/** For visitors only; signed-in people are redirected to the courses. */
export async function requireVisitor(visit: Visit): Promise<void> {
	if (await visit.user()) throw redirect('/courses')
}

/** For resource routes: the signed-in person; others get a JSON error. */
export async function requireCaller(visit: Visit): Promise<User> {
	const user = await visit.user()
	if (!user) throw refuse('session.missing')
	return user
}

/** For resource routes: an administrator; others get a JSON error. */
export async function requireAdminCaller(visit: Visit): Promise<User> {
	const user = await requireCaller(visit)
	if (!isAdmin(user)) throw refuse('session.not-admin')
	return user
}
