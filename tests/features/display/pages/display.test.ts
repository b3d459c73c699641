import { expect, test } from 'vitest'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { action, loader } from '#app/features/display/pages/display.tsx'
import { action as saveText } from '#app/features/display/pages/text-display.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

const path = '/settings/display'
const text = {
	script: 'traditional',
	notation: 'zhuyin',
	toneScheme: 'mdbg',
	spokenTones: 'always',
} as const
const device = {
	theme: 'dark',
	size: 'largest',
	line: 'tight',
	font: 'serif',
	marks: 'levels',
} as const

async function signedIn() {
	const { db, visit } = await testPlatform()
	const session = await sessionOf(db, await makeAccount(db))
	const shown = (cookie = session) => loader(visit(path, { cookie }))
	const save = (form: Record<string, string>) =>
		answerOf(action(visit(path, { form, cookie: session })))
	const send = (choices: object) => {
		const visited = visit('/preferences/display', { cookie: session })
		const request = new Request(visited.request, {
			method: 'POST',
			body: JSON.stringify(choices),
		})
		return answerOf(saveText({ ...visited, request }))
	}
	return { session, shown, save, send }
}

test('the text is chosen for the person, the rest for the device', async () => {
	const { session, shown, save } = await signedIn()
	expect((await shown()).display).toMatchObject(textDisplayAtFirst)
	const answer = await save({ ...text, ...device })
	expect(answer.headers.get('location')).toBe('/settings/display?saved')
	expect((await shown(`${session}; ${cookieOf(answer)}`)).display).toEqual({ ...text, ...device })
	const onAnotherDevice = (await shown()).display
	expect(onAnotherDevice).toMatchObject({ ...text, theme: 'system', size: 'normal' })
})

test('a script saves the choices of the text alone', async () => {
	const { shown, send } = await signedIn()
	const answer = await send(text)
	expect(await answer.json()).toEqual({ saved: true })
	expect((await shown()).display).toMatchObject(text)
})

test('what is no choice is refused, and nothing changes', async () => {
	const { shown, save, send } = await signedIn()
	const refused = await save({ ...text, ...device, theme: 'sepia' })
	expect(refused.status).toBe(422)
	expect(await refused.json()).toMatchObject({
		problems: [{ field: 'theme', text: 'Please choose one of these.' }],
	})
	expect((await send({ ...text, script: 'runes' })).status).toBe(422)
	expect((await shown()).display).toMatchObject(textDisplayAtFirst)
})
