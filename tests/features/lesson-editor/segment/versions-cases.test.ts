/**
 * A text in two tabs, without a session and without a network: tests/fixtures/cases/31-editor-versions. What a
 * draft restores is in editor-draft.test.ts, what the server refuses in save-text.server.test.ts.
 */
import { beforeEach, expect, test, vi } from 'vitest'
import { lessonOwner } from '#app/db/working-parts.ts'
import { requestsFor } from '#app/features/lesson-editor/segment/requests.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'

silenceExpectedLogs()

const content = contentFrom('我 | 的 | 头发 | 。 / My hair.')
const requests = requestsFor(lessonOwner('hair'))

beforeEach(() => {
	vi.stubGlobal('window', { location: { pathname: '/admin/lessons/hair/text' } })
})

function answering(status: number, body: object) {
	vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

test('a page that is opened again loads the saved text', async () => {
	answering(200, { content, version: 5 })
	expect(await requests.load()).toEqual({ ok: true, value: { content, version: 5 } })
})

test('a save over a newer version of another tab is refused, which names that version', async () => {
	const problem = { code: 'lesson-text.outdated', text: 'Somebody saved another version.' }
	answering(409, { problems: [problem], typed: { version: '4' } })
	expect(await requests.save({ content, version: 3 })).toEqual({
		ok: false,
		error: { theirVersion: 4, problems: [{ text: problem.text }] },
	})
})

test('a save without a session asks to sign in, and leads back to the text', async () => {
	answering(401, {})
	const saved = await requests.save({ content, version: 3 })
	expect(saved).toMatchObject({
		ok: false,
		error: { problems: [{ signInPath: '/login?to=/admin/lessons/hair/text' }] },
	})
	answering(200, { version: 4 })
	expect(await requests.save({ content, version: 3 })).toEqual({ ok: true, value: { version: 4 } })
})

test('a save without a network says so, and can be tried again', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch')
	})
	const saved = await requests.save({ content, version: 3 })
	expect(saved).toMatchObject({ ok: false, error: { problems: [{ text: expect.any(String) }] } })
	answering(200, { version: 4 })
	expect(await requests.save({ content, version: 3 })).toEqual({ ok: true, value: { version: 4 } })
})
