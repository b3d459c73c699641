import { beforeEach, expect, test, vi } from 'vitest'
import { keepForm } from '#app/http/keep-form.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'

const clientAction = keepForm({ edit: 'course.save-failed', rename: 'exercises.save-failed' })

beforeEach(() => {
	vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
	vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const typed = { intent: 'edit', titleZh: '长头发', emails: 'a@example.com, b' }

/** Sends a form whose action does what is given, and reads the answer of the page. */
async function send(serverAction: () => Promise<unknown>, fields: Record<string, string> = typed) {
	const body = new URLSearchParams({ ...fields, password: 'learn-chinese' })
	const address = 'http://localhost/admin/courses?ask=edit&of=1'
	const request = new Request(address, { method: 'POST', body })
	// The framework reads the body when it sends it.
	const work = clientAction({ request, serverAction: () => request.text().then(serverAction) })
	const answer = await work
	if (!(answer instanceof Response)) throw new Error('It was answered by the server')
	const told = (await answer.json()) as FormAnswer
	return { status: answer.status, ...told }
}

function failWith(error: unknown) {
	return () => Promise.reject(error)
}

function leadTo(location: string) {
	return failWith(new Response(null, { status: 302, headers: { location } }))
}

test('an answer of the server is passed on as it is', async () => {
	const request = new Request('http://localhost/admin/courses', { method: 'POST' })
	const answer = { problems: [{ text: 'Slug is taken.' }] }
	expect(await clientAction({ request, serverAction: async () => answer })).toBe(answer)
})

test('a form that was taken leads to the page that comes next', async () => {
	for (const location of ['/admin/courses?done=edit', '/login-help', '/courses']) {
		await expect(send(leadTo(location))).rejects.toBeInstanceOf(Response)
	}
})

test('without a connection everything typed is answered, but for passwords', async () => {
	expect(await send(failWith(new TypeError('Failed to fetch')))).toMatchObject({
		status: 503,
		isUnsent: true,
		typed,
		problems: [{ code: 'course.save-failed' }, { code: 'form.unreachable' }],
	})
})

test('an answer that cannot be read is told as such, with its reason where the sentence names one', async () => {
	const failed = failWith(new Error('Unable to decode'))
	expect(await send(failed, { intent: 'rename' })).toMatchObject({
		status: 503,
		problems: [{ text: 'Failed to save: Unable to decode' }, { code: 'form.unanswered' }],
	})
	expect((await send(failed, { intent: 'unknown' })).problems).toHaveLength(1)
	const offline = failWith(new TypeError('Failed to fetch'))
	expect((await send(offline, { intent: 'rename' })).problems?.[0]?.text).toBe(
		'Failed to save: the server cannot be reached.',
	)
})

test('an ended session names the login, which leads back to the page without its question', async () => {
	for (const location of ['/login', '/login?to=/admin/courses%3Fask%3Dedit']) {
		expect(await send(leadTo(location))).toMatchObject({
			status: 401,
			typed,
			signInPath: '/login?to=/admin/courses',
			problems: [{ code: 'form.signed-out' }],
		})
	}
})

test('a demoted administrator is told so and keeps the form', async () => {
	const answer = await send(leadTo('/'))
	expect(answer).toMatchObject({ status: 403, typed, problems: [{ code: 'session.not-admin' }] })
	expect(answer.signInPath).toBeUndefined()
})
