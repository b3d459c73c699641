/** Who may pass. Every loader and every action calls one itself: a parent's guard protects nothing. */
import { redirect } from '@remix-run/cloudflare'
import { isAdmin, type Person } from '#app/domain/accounts/person.ts'
import { refuse } from './responses.server.ts'

type Visit = { person: () => Promise<Person | undefined> }

/** Whoever is signed in; anybody else is sent to sign in. */
export async function requirePerson(visit: Visit): Promise<Person> {
	const person = await visit.person()
	if (!person) throw redirect('/login')
	return person
}

/** An administrator; other people are sent home. */
export async function requireAdmin(visit: Visit): Promise<Person> {
	const person = await requirePerson(visit)
	if (!isAdmin(person)) throw redirect('/')
	return person
}

/** The screens before the door are for visitors; whoever is signed in has no business there. */
export async function requireVisitor(visit: Visit): Promise<void> {
	if (await visit.person()) throw redirect('/courses')
}

/** Whoever is signed in, at an address without a screen; anybody else is refused in JSON. */
export async function requireCaller(visit: Visit): Promise<Person> {
	const person = await visit.person()
	if (!person) throw refuse('session.missing')
	return person
}

/** An administrator, at an address without a screen. */
export async function requireAdminCaller(visit: Visit): Promise<Person> {
	const person = await requireCaller(visit)
	if (!isAdmin(person)) throw refuse('session.not-admin')
	return person
}
