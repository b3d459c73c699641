/** Guards. Every loader and action must call one itself: a parent's guard does not protect it. */
import { redirect } from '@remix-run/cloudflare'
import { loginPath, withReturn } from '#app/domain/accounts/return-path.ts'
import { isAdmin, isEditor, type User } from '#app/domain/accounts/user.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { refuse } from './responses.server.ts'
import type { NoteSecurity } from './security-log.server.ts'
import { askedReturn } from './wanted-page.server.ts'

type Visit = {
	user: () => Promise<User | undefined>
	/** Where to lead back after signing in. */
	wantedPage: string | undefined
	note: NoteSecurity
	/** Whether the account must set up a second step before it changes anything. */
	lacksSecondStep: () => Promise<boolean>
}

type Caller = Pick<Visit, 'user'>

type Warden = Omit<Visit, 'wantedPage'>

/** The signed-in person; others are redirected to sign in, and come back afterwards. */
export async function requireUser(visit: Visit): Promise<User> {
	const user = await visit.user()
	if (!user) throw redirect(loginPath(visit.wantedPage))
	return user
}

/** Where a second step is set up. */
const signInSettings = '/settings/sign-in'

/** An administrator, for people and settings; others are redirected home. */
export function requireAdmin(visit: Visit): Promise<User> {
	return requireRight(visit, isAdmin)
}

/** An editor or an administrator, for content; others are redirected home. */
export function requireEditor(visit: Visit): Promise<User> {
	return requireRight(visit, isEditor)
}

async function requireRight(visit: Visit, mayEnter: (user: User) => boolean): Promise<User> {
	const user = await requireUser(visit)
	if (!mayEnter(user)) {
		visit.note('page.refused', { person: user.id })
		throw redirect('/')
	}
	if (await visit.lacksSecondStep()) throw redirect(withReturn(signInSettings, visit.wantedPage))
	return user
}

/** For visitors only; signed-in people go on to the page they wanted, else to the courses. */
export async function requireVisitor(
	visit: Caller,
	request: Pick<Request, 'url'>,
): Promise<{ to: string | undefined }> {
	const to = askedReturn(request)
	if (await visit.user()) throw redirect(to ?? '/courses')
	return { to }
}

/** For resource routes: the signed-in person; others get a JSON error. */
export async function requireCaller(
	visit: Caller,
	signedOut: ErrorCode = 'session.missing',
): Promise<User> {
	const user = await visit.user()
	if (!user) throw refuse(signedOut)
	return user
}

/** What is said to those who may not; uploads have sentences of their own. */
type Refusals = { signedOut?: ErrorCode; notEditor?: ErrorCode }

/** For resource routes: an editor or an administrator; others get a JSON error. */
export async function requireEditorCaller(
	visit: Warden,
	{ signedOut, notEditor = 'session.not-editor' }: Refusals = {},
): Promise<User> {
	const user = await requireCaller(visit, signedOut)
	if (!isEditor(user)) {
		visit.note('page.refused', { person: user.id })
		throw refuse(notEditor)
	}
	if (await visit.lacksSecondStep()) throw refuse(notEditor)
	return user
}
