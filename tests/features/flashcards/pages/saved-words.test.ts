import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/flashcards/pages/saved-words.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const long = { word: '长', pinyin: 'cháng' }
const grow = { word: '长', pinyin: 'zhǎng' }

async function withWords() {
	const { db, visit } = await testPlatform()
	await addUsers(db, ['ming', 'an'])
	await db.insert(vocab).values([long, grow].map(rowOfWord))
	function contextOf(id: string, context: ReturnType<typeof visit>['context']) {
		return { ...context, user: async () => ({ ...marta, id }) }
	}
	function ask(id: string, path: string) {
		const visited = visit(path)
		return answerOf(loader({ ...visited, context: contextOf(id, visited.context) }))
	}
	function send(id: string, body: unknown) {
		const visited = visit('/saved-words')
		const request = new Request(visited.request.url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		})
		return answerOf(action({ ...visited, request, context: contextOf(id, visited.context) }))
	}
	const saved = async (id = 'ming') =>
		(await ask(id, `/saved-words?word=${encodeURIComponent('长')}`)).json()
	return { ask, send, saved, db }
}

const saving = { sentence: '这条路很长。', lessonId: null, ageMs: 1000, isSaved: true }
const removing = { ...saving, isSaved: false }

test('a reading can be saved, listed and removed, repeatedly', async () => {
	const { send, saved } = await withWords()
	expect(await saved()).toEqual([])
	for (const _ of [1, 2]) {
		const kept = await send('ming', { changes: [{ ...long, ...saving }] })
		expect(await kept.json()).toEqual({ saved: [long], unknown: [] })
		expect(await saved()).toEqual([long])
	}
	expect(await saved('an')).toEqual([])
	for (const _ of [1, 2]) {
		const removed = await send('ming', { changes: [{ ...long, ...removing, ageMs: 0 }] })
		expect(await removed.json()).toEqual({ saved: [], unknown: [] })
		expect(await saved()).toEqual([])
	}
})

test('changes are taken together, and words that the vocabulary lacks are named', async () => {
	const { saved, send } = await withWords()
	const unknown = { word: '长长', pinyin: 'cháng cháng' }
	const answer = await send('ming', {
		changes: [
			{ ...long, ...saving },
			{ ...grow, ...removing },
			{ ...unknown, ...saving },
		],
	})
	expect(await answer.json()).toEqual({ saved: [long], unknown: [unknown] })
	expect(await saved()).toEqual([long])
})
